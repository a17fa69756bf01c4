import './element.ts'

import { gatewayWords } from '@bnw/core/gateway'
import { startInactivity } from '@bnw/core/inactivity'
import { $sessionStatus, clearPlayerData } from '@bnw/core/session'
import { showToast } from '@bnw/core/toasts'
import { system, user } from '@bnw/core/contract'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  fixture,
  it,
  named,
  textOf,
  viewOf,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { NOW, startWithPlayer, withPlayer, withVisitor, world } from '../../../../tests/elements/player.ts'

const MINUTE = 60_000

/** Another tab was the last to be used, so many minutes ago. */
function usedAgo(minutes: number): void {
  world.storage.fromOtherTab({ userActivityStartTime: String(NOW - minutes * MINUTE) })
}

async function warned(): Promise<HTMLElement> {
  const element = await fixture('<bnw-toasts></bnw-toasts>')
  usedAgo(55)
  await waitUntil(() => dialogOf(element), 'the warning is open')
  return element
}

function dialogOf(element: Element): HTMLElement | null {
  return viewOf(element).querySelector<HTMLElement>('dialog[open]')
}

describe('the warning of <bnw-toasts>', () => {
  withPlayer()
  beforeEach(startInactivity)

  it('SESS-06 A4 A11Y-01 offers to stay or to log out, and closes neither on Escape nor on a click outside', async () => {
    const element = await warned()
    const dialog = dialogOf(element)!

    expect(dialog.querySelector('h2')?.textContent).to.equal('5 dakika içinde oturumunuz kapanacak')
    expect(dialog.querySelector('time')?.textContent).to.equal('5:00')
    await expectFocus(named(element, 'Oturumda Kal'))
    await expectAccessible(element)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    dialog.click()
    expect(dialogOf(element)).to.equal(dialog)
  })

  it('A11Y-01 adds no second banner and footer to the page', async () => {
    const dialog = dialogOf(await warned())!
    // Within a section they are no landmarks.
    for (const part of ['header', 'footer'])
      expect(dialog.querySelector(`section > ${part}`)).not.to.equal(null)
  })

  it('A11Y-01 announces toasts, which it hides from assistive technology, itself', async () => {
    showToast({ tone: 'info', text: () => 'Eski' })
    const dialog = dialogOf(await warned())!
    const status = dialog.querySelector('[role=status]')!
    expect(status.textContent).to.equal('')
    showToast({ tone: 'good', text: () => 'Oldu' })
    showToast({ tone: 'bad', text: () => 'Formda', isSilent: true })

    await waitUntil(() => status.textContent === 'Oldu')
  })

  it('SESS-06 counts down, and announces the last minutes', async () => {
    const element = await warned()
    usedAgo(58.5)

    await waitUntil(() => dialogOf(element)?.querySelector('time')?.textContent === '1:30')
    const said = dialogOf(element)!.querySelector('[role=alert]')
    expect(said?.textContent).to.equal('2 dakika içinde oturumunuz kapanacak')
  })

  it('SESS-06 continues the session on its button, and pings the gateway', async () => {
    const element = await warned()
    world.gateway.expects(system.ping).answers({ time: '' })
    named(element, 'Oturumda Kal').click()

    await waitUntil(() => !dialogOf(element), 'the warning is gone')
    expect(world.storage.get('userActivityStartTime')).to.equal(String(NOW))
    await waitUntil(() => world.gateway.count(system.ping) === 1)
  })

  it('SESS-06 closes when another tab continues the session', async () => {
    const element = await warned()
    usedAgo(0)

    await waitUntil(() => !dialogOf(element), 'the warning is gone')
  })

  it('SESS-06 logs out on its other button', async () => {
    const element = await warned()
    world.gateway.expects(user.logout).answers()
    named(element, 'Çıkış Yap').click()

    await waitUntil(() => $sessionStatus.get() === 'guest')
    await waitUntil(() => !dialogOf(element), 'the warning is gone')
  })

  it('SESS-06 flashes the tab’s title, and restores it', async () => {
    document.title = 'Slotlar'
    const element = await warned()
    await waitUntil(() => document.title === '5 dakika içinde oturumunuz kapanacak', 'the title says it')
    usedAgo(0)

    await waitUntil(() => !dialogOf(element), 'the warning is gone')
    expect(document.title).to.equal('Slotlar')
  })
})

describe('the toasts of <bnw-toasts>', () => {
  withVisitor()

  it('A11Y-01 announces a toast by one live region, and keeps it while it has the focus', async () => {
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    showToast({ tone: 'good', text: () => 'Oldu', durationMs: 60_000 })
    const shown = await waitUntil(() => find(element, '.toast'))
    const bar = await waitUntil(() => find(element, '.Toastify__progress-bar'))
    const isRunning = () => getComputedStyle(bar).animationPlayState === 'running'
    expect(bar.getAttribute('aria-hidden'), 'it has no name in the language').to.equal('true')
    expect(shown.closest('[role=status], [role=alert]')).to.equal(null)
    expect(shown.closest('[aria-live]')?.getAttribute('aria-live')).to.equal('polite')
    await waitUntil(isRunning)
    named(element, 'Kapat').focus()
    await waitUntil(() => !isRunning(), 'it waits')
    named(element, 'Kapat').blur()

    await waitUntil(isRunning)
  })

  it('A11Y-01 leaves it to the form to announce the refusal that it shows', async () => {
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    showToast({ tone: 'bad', text: () => 'Olmadı', durationMs: 0, isSilent: true })
    const shown = await waitUntil(() => find(element, '.toast .text'))
    expect(shown.getAttribute('aria-hidden')).to.equal('true')
    expect(shown.closest('[role=alert]')).to.equal(null)
  })

  it('A11Y-01 opens the live region before the text of a toast appears in it', async () => {
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    const region = await waitUntil(() => find(element, '.region'))
    let first: string | null | undefined
    region.addEventListener('toggle', () => (first ??= region.textContent))
    showToast({ text: () => 'Kaydedildi', tone: 'good' })
    await waitUntil(() => find(element, '.toast'))

    expect(first).to.equal('')
  })

  it('GATE-05 keeps the toast with Reload, while others can be closed', async () => {
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    showToast({ tone: 'bad', text: () => 'Olmadı', durationMs: 0 })
    showToast({ tone: 'bad', text: gatewayWords.blocked, durationMs: 0, action: 'reload' })
    await waitUntil(() => viewOf(element).querySelectorAll('.toast').length === 2, 'both are shown')

    expect(named(element, 'Sayfayı Yenile')).to.be.instanceOf(HTMLButtonElement)
    named(element, 'Kapat').click()
    await waitUntil(() => viewOf(element).querySelectorAll('.toast').length === 1, 'one is closed')
    expect(viewOf(element).querySelector('.toast')?.textContent).to.contain('Bazı sorunlar yaşıyoruz')
    expect(viewOf(element).querySelector('[aria-label="Kapat"]')).to.equal(null)
  })

  it('GATE-04 shows a repeated toast for its whole time again, also one that was closed', async () => {
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    const say = () => showToast({ tone: 'bad', text: () => 'Olmadı', durationMs: 60_000 })
    const time = () => find(element, '.Toastify__progress-bar')?.getAnimations()[0]
    say()
    await waitUntil(time, 'its time runs')
    time()!.currentTime = 50_000
    world.clock.advance(50_000)

    say()

    await waitUntil(() => Number(time()?.currentTime) < 50_000, 'its time starts again')
    expect(find(element, '.toast')?.textContent).to.contain('×2')
    named(element, 'Kapat').click()
    await waitUntil(() => !find(element, '.toast'), 'it is closed')
    world.clock.advance(1)
    say()
    await waitUntil(() => find(element, '.toast'), 'it is shown again')
  })

  it('SESS-07 R7 shows nothing of a session that has ended, but that the page needs a reload', async () => {
    await startWithPlayer()
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    showToast({ tone: 'info', text: () => 'Son giriş: dün', durationMs: 0 })
    showToast({ tone: 'bad', text: gatewayWords.blocked, durationMs: 0, action: 'reload' })
    await waitUntil(() => viewOf(element).querySelectorAll('.toast').length === 2, 'both are shown')

    clearPlayerData()

    await waitUntil(() => viewOf(element).querySelectorAll('.toast').length === 1, 'one is gone')
    expect(viewOf(element).textContent).not.to.contain('Son giriş')
  })

  it('EMB-06 shows toasts after the page has replaced the element, and repeats only one that stays', async () => {
    const first = await fixture('<bnw-toasts></bnw-toasts>')
    showToast({ tone: 'info', text: () => 'Gitti', durationMs: 100 })
    showToast({ tone: 'bad', text: gatewayWords.blocked, durationMs: 0, action: 'reload' })
    await waitUntil(() => viewOf(first).querySelectorAll('.toast').length === 2, 'both are shown')
    await waitUntil(() => viewOf(first).querySelectorAll('.toast').length === 1, 'one is closed')
    first.remove()
    world.clock.advance(100)

    const element = await fixture('<bnw-toasts></bnw-toasts>')
    await waitUntil(() => find(element, '.toast'))
    expect(textOf(element)).to.contain('Bazı sorunlar yaşıyoruz').and.not.to.contain('Gitti')

    showToast({ tone: 'info', text: () => 'Yeni', durationMs: 0 })
    await waitUntil(() => textOf(element).includes('Yeni'))
  })

  it('closes a toast after its time, and keeps one without a time', async () => {
    const element = await fixture('<bnw-toasts></bnw-toasts>')
    showToast({ tone: 'bad', text: () => 'Kalır', durationMs: 0 })
    showToast({ tone: 'info', text: () => 'Gider', durationMs: 100 })
    await waitUntil(() => viewOf(element).querySelectorAll('.toast').length === 2, 'both are shown')

    await waitUntil(() => viewOf(element).querySelectorAll('.toast').length === 1, 'one is closed')
    expect(viewOf(element).querySelector('.toast')?.textContent).to.contain('Kalır')
  })
})

import './element.ts'

import { cmscontroller } from '@bnw/core/contract'
import { chooseLanguage } from '@bnw/core/language'
import { slide } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  find,
  fixture,
  it,
  named,
  oneEvent,
  removed,
  viewOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withVisitor, world } from '../../../../tests/elements/player.ts'

describe('<bnw-slider>', () => {
  withVisitor()

  async function open(rows: ReturnType<typeof slide>[], place: 'sol' | 'sag' = 'sol'): Promise<HTMLElement> {
    world.gateway.expects(cmscontroller.getIcSlider, { sliderPlace: place }).answers(rows)
    const element = await fixture(`<bnw-slider place="${place}"></bnw-slider>`)
    // The pictures lead nowhere; a drawing would take their place as soon as that is known.
    viewOf(element).addEventListener('error', event => event.stopPropagation(), true)
    await waitUntil(() => titles(element).length > 0, 'there are banners')
    return element
  }

  it('HOME-02 shows one banner at a time, is operated by buttons and keys, and is accessible', async () => {
    const element = await open([slide('1', { Text: 'Bir' }), slide('2'), slide('3')])
    await expectAccessible(element)
    expect(current(element)).to.equal('1 / 3')
    named(element, 'Sonraki').click()
    await waitUntil(() => current(element) === '2 / 3')
    named(element, '3 / 3').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await waitUntil(() => current(element) === '3 / 3')
    named(element, '1 / 3').click()

    await waitUntil(() => current(element) === '1 / 3')
    expect(viewOf(element).querySelectorAll('li[inert]')).to.have.length(2)
  })

  it('A11Y-01 the arrow keys on a banner lead to the next one, with the focus', async () => {
    const element = await open([slide('1'), slide('2'), slide('3', { Link: '' })])
    const focused = () => find(element, ':focus')
    const press = (key: string) =>
      focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    find(element, 'li a')?.focus()

    press('ArrowRight')
    expect(focused()?.textContent).to.equal('Slide 2')
    press('ArrowRight')
    expect(focused()).to.equal(named(element, '3 / 3'))
  })

  it('A11Y-01 no banner clips the focus of its buttons', async () => {
    const element = await open([slide('1'), slide('2')])
    for (const button of [named(element, '2 / 2'), named(element, 'Durdur')]) {
      button.focus()
      const { outlineOffset, outlineWidth } = getComputedStyle(button)
      expect(Number.parseFloat(outlineOffset)).to.equal(-Number.parseFloat(outlineWidth))
    }
  })

  it('HOME-02 the whole banner is its link, the picture too', async () => {
    const element = await open([slide('1')])
    const picture = viewOf(element).querySelector('.banner')!.getBoundingClientRect()
    const [x, y] = [picture.left + picture.width / 2, picture.top + picture.height / 2]

    expect((viewOf(element) as ShadowRoot).elementFromPoint(x, y)?.matches('h2 a')).to.equal(true)
  })

  it('GATE-07 aborts the request of banners that are removed, whose reply never lands', async () => {
    const late = world.gateway.expects(cmscontroller.getIcSlider).waits()
    const old = await fixture('<bnw-slider place="sol"></bnw-slider>')
    await waitUntil(() => world.gateway.count(cmscontroller.getIcSlider) === 1)
    await removed(old)
    const element = await open([slide('2')])

    late.answers([slide('1')])

    expect(titles(element)).to.deep.equal(['Slide 2'])
  })

  it('EMB-05 shows its place on a light page as other elements do until the banners are there', async () => {
    const reply = world.gateway.expects(cmscontroller.getIcSlider)
    const element = await fixture('<bnw-slider place="sol" theme="light"></bnw-slider>')
    const place = await waitUntil(() => viewOf(element).querySelector('.skeleton'))
    const usual = document.createElement('i')
    usual.style.background = 'var(--_hover)'
    viewOf(element).append(usual)

    expect(getComputedStyle(place).backgroundColor).to.equal(getComputedStyle(usual).backgroundColor)
    usual.remove()
    reply.answers([slide('1')])
    await waitUntil(() => titles(element).length > 0, 'there are banners')
  })

  it('HOME-02 can be paused, and stops after a manual step', async () => {
    const element = await open([slide('1'), slide('2')])
    named(element, 'Durdur').click()
    await waitUntil(() => halt(element) === 'Oynat')
    named(element, 'Oynat').click()
    await waitUntil(() => halt(element) === 'Durdur')
    named(element, 'Önceki').click()

    await waitUntil(() => halt(element) === 'Oynat')
    expect(current(element)).to.equal('2 / 2')
  })

  it('VALID-05 removes a banner that ends while it is shown', async () => {
    const element = await open([slide('1', { End_date: '2025-03-01 12:00:05' }), slide('2')])
    expect(titles(element)).to.deep.equal(['Slide 1', 'Slide 2'])
    world.clock.advance(5_000)

    await waitUntil(() => titles(element).join() === 'Slide 2')
    expect(viewOf(element).querySelector('.steps')).to.equal(null)
  })

  it('SEC-01 renders no link for an unsafe address, and opens other sites in a new tab', async () => {
    const element = await open(
      [
        slide('1', { Link: 'javascript:alert(1)' }),
        slide('2', { Link: 'https://other.test/a' }),
        slide('3', { Link: '/live' }),
        slide('4', { Link: 'https://site.test/slot?search=a' })
      ],
      'sag'
    )
    const links = [...viewOf(element).querySelectorAll<HTMLAnchorElement>('h2 a')]
    expect(links.map(({ href, target, rel }) => `${href} ${target} ${rel}`.trim())).to.deep.equal([
      'https://other.test/a _blank noopener',
      'https://site.test/live',
      'https://site.test/slot?search=a'
    ])
  })

  it('A11Y-01 renders no heading for a banner without a title, and a named link for its address', async () => {
    const untitled = { Title: null, Text: null }
    const element = await open([
      slide('1', { ...untitled, Link: '/slot' }),
      slide('2', { ...untitled, Link: '' }),
      slide('3', { Link: '' })
    ])

    expect(titles(element)).to.deep.equal(['Slide 3'])
    const links = [...viewOf(element).querySelectorAll<HTMLAnchorElement>('a')]
    expect(links.map(link => `${link.textContent} ${link.href}`)).to.deep.equal([
      'Detay https://site.test/slot'
    ])
    expect(links[0]!.offsetHeight).to.be.greaterThan(23)
    await expectAccessible(element)
  })

  it('HOME-01 loads the first picture before all others, then those beside the current banner', async () => {
    const element = await open([slide('1'), slide('2'), slide('3'), slide('4')])
    const pictures = () => [...viewOf(element).querySelectorAll('img')]
    const [first] = pictures()
    expect(pictures().map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`)).to.deep.equal([
      'eager high'
    ])

    first!.dispatchEvent(new Event('load'))
    await waitUntil(() => pictures().length === 2, 'the next one follows')
    expect(pictures()[1]!.loading).to.equal('lazy')

    named(element, 'Sonraki').click()
    await waitUntil(() => pictures().length === 3, 'and the one after it; the first one stays')
    named(element, '4 / 4').click()
    await waitUntil(() => pictures().length === 4, 'a banner far away when it is chosen')
  })

  it('takes no space if no banner is active', async () => {
    world.gateway.expects(cmscontroller.getSlider).answers([slide('1', { Status: 0 })])
    const dispatched = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-slider></bnw-slider>')
    await dispatched

    expect(element.offsetHeight).to.equal(0)
  })

  it('shows an error, and retries', async () => {
    world.gateway.expects(cmscontroller.getSlider).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-slider></bnw-slider>')
    await waitUntil(() => viewOf(element).textContent?.includes('Şu an olmuyor'))
    world.gateway.expects(cmscontroller.getSlider).answers([slide('1')])
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => titles(element).length === 1)
  })

  for (const [width, height] of [
    [358, 200],
    [800, 320]
  ] as const)
    it(`shows an error at the height of its banners, ${height} px`, async () => {
      world.gateway.expects(cmscontroller.getSlider).refuses('Şu an olmuyor')
      const element = await fixture(`<bnw-slider style="inline-size:${width}px"></bnw-slider>`)
      await waitForText(element, 'Şu an olmuyor')

      expect(viewOf(element).querySelector<HTMLElement>('.problem')!.offsetHeight).to.equal(height)
    })

  it('I18N-02 shows an error in the language that was chosen since', async () => {
    world.gateway.expects(cmscontroller.getSlider).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-slider></bnw-slider>')
    await waitForText(element, 'Tekrar Dene')
    world.gateway.expects(cmscontroller.getSlider).refuses('Not possible now')
    chooseLanguage('en')

    await waitForText(element, 'Retry')
  })

  it('GATE-06 loads again by itself when the device is online', async () => {
    world.gateway.expects(cmscontroller.getSlider).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-slider></bnw-slider>')
    await waitUntil(() => viewOf(element).textContent?.includes('Şu an olmuyor'))
    world.gateway.expects(cmscontroller.getSlider).answers([slide('1')])
    dispatchEvent(new Event('online'))

    await waitUntil(() => titles(element).length === 1)
  })
})

function titles(element: Element): string[] {
  return [...viewOf(element).querySelectorAll('h2')].map(title => title.textContent)
}

function current(element: Element): string | null | undefined {
  return viewOf(element).querySelector('[aria-current]')?.getAttribute('aria-label')
}

function halt(element: Element): string | null | undefined {
  return viewOf(element).querySelector('.halt')?.getAttribute('aria-label')
}

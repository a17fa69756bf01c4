import './element.ts'

import { finance } from '@bnw/core/contract'
import { chooseLanguage } from '@bnw/core/language'

import {
  describe,
  expect,
  expectAccessible,
  find,
  fixture,
  it,
  named,
  oneEvent,
  press,
  textOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'

describe('<bnw-balance> of a player', () => {
  withPlayer()

  async function open(): Promise<HTMLElement> {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,229.50' }])
    const element = await fixture('<bnw-balance></bnw-balance>')
    await waitForText(element, '₺1.229,50')
    return element
  }

  it('BAL-01 shows the amount, is accessible, and reloads it on its button', async () => {
    const element = await open()
    await expectAccessible(element)
    world.gateway.expects(finance.checkBalance).answers([{ balance: '80' }])
    await press(element, 'Bakiyeyi Yenile')

    await waitForText(element, '₺80,00')
  })

  it('BAL-01 hides the amount in all elements', async () => {
    const element = await open()
    const other = await fixture('<bnw-balance></bnw-balance>')
    await waitForText(other, '₺1.229,50')
    await press(element, 'Bakiyeyi Gizle')

    for (const each of [element, other]) {
      await waitForText(each, 'Bakiye gizli')
      expect(textOf(each)).not.to.contain('₺1.229,50')
    }
    await expectAccessible(element)
    await press(other, 'Bakiyeyi Göster')
    await waitForText(element, '₺1.229,50')
  })

  it('BAL-01 I18N-04 keeps the last amount with its Istanbul time if a reload fails', async () => {
    const element = await open()
    world.gateway.expects(finance.checkBalance).refuses('Şu an olmuyor')
    named(element, 'Bakiyeyi Yenile').click()

    await waitForText(element, 'ÖS 12:00 itibarıyla')
    expect(textOf(element)).to.contain('₺1.229,50')
    chooseLanguage('en')
    await waitForText(element, 'as of 12:00 pm')
  })

  it('shows “–”, not 0, if the balance was never loaded', async () => {
    world.gateway.expects(finance.checkBalance).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-balance></bnw-balance>')

    await waitForText(element, 'Bakiye alınamadı')
    expect(textOf(element)).to.contain('–').and.not.to.contain('0')
  })
})

describe('<bnw-balance> of a visitor', () => {
  it('shows nothing and sends no request', async () => {
    await startWithVisitor()
    const ready = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-balance></bnw-balance>')
    await ready

    await waitUntil(() => !find(element, '.skeleton'))
    expect(textOf(element)).to.equal('')
    expect(world.gateway.sent).to.have.length(0)
  })

  it('EMB-03 refresh() reports no lost session, as there was none', async () => {
    await startWithVisitor()
    const ready = oneEvent(document, 'bnw-ready')
    const element = await fixture<HTMLElementTagNameMap['bnw-balance']>('<bnw-balance></bnw-balance>')
    await ready
    const codes: string[] = []
    element.addEventListener('bnw-error', event => codes.push(event.detail.code))
    await element.refresh()
    await new Promise(resolve => setTimeout(resolve, 50))

    expect(codes).to.deep.equal([])
  })
})

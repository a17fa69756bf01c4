import '@bnw/widgets/lobby'

import { startCore } from '@bnw/core'
import { casino } from '@bnw/core/contract'
import { $loadedLanguage, chooseLanguage } from '@bnw/core/language'
import { category, game, provider, testEnvironment } from '@bnw/core/testing'

import { describe, expect, find, findAll, fixture, it, named, verified, waitUntil } from './fixture.ts'

describe('<bnw-lobby> without its lists', () => {
  it('LOB-01 GATE-06 keeps the row of categories, with Retry, and the button of providers, which loads them again', async () => {
    const { gateway } = testEnvironment()
    await startCore()
    for (const call of [casino.categoryList, casino.providerList]) gateway.expects(call).refuses('Hata')
    gateway.expects(casino.gamesList).answers({ items: [game('1')], total: 1 })
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
    await waitUntil(() => findAll(element, '.tile').length === 1)
    expect(findAll(element, '.chip').map(chip => chip.textContent)).to.deep.equal(['Tümü'])
    await waitUntil(() => find(element, '.bar .problem'))
    gateway.expects(casino.categoryList).answers({ items: [category('1')], total: 1 })
    gateway.expects(casino.providerList).refuses('Hata')
    named(element, 'Tekrar Dene').click()
    await waitUntil(() => findAll(element, '.chip').length === 2)
    expect(find(element, '.problem')).to.equal(null)

    gateway.expects(casino.providerList).refuses('Hata')
    named(element, 'Sağlayıcılar').click()
    await waitUntil(() => find(element, '.providers [role=alert]'))
    gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
    named(element, 'Sağlayıcılar').click()

    await waitUntil(() => find(element, 'dialog[open] .choice img'))
    await verified(gateway)
  })

  it('GATE-06 loads categories and providers again with the games after Retry', async () => {
    const { gateway } = testEnvironment()
    await startCore()
    const calls = [casino.categoryList, casino.providerList, casino.gamesList]
    for (const call of calls) gateway.expects(call).refuses('Hata')
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
    await waitUntil(() => find(element, '[role=alert] button'))
    gateway.expects(casino.categoryList).answers({ items: [category('1')], total: 1 })
    gateway.expects(casino.providerList).answers({ items: [provider('11')], total: 1 })
    gateway.expects(casino.gamesList).answers({ items: [game('1')], total: 1 })
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => findAll(element, '.tile').length === 1 && findAll(element, '.chip').length === 2)
    await verified(gateway)
  })
})

describe('<bnw-lobby> with providers', () => {
  it('A11Y-01 shows the whole ring of a provider that the focus scrolls to', async () => {
    const { gateway } = testEnvironment()
    await startCore()
    gateway.expects(casino.categoryList).answers({ items: [], total: 0 })
    const items = Array.from({ length: 40 }, (_, at) => provider(`${at}`))
    gateway.expects(casino.providerList).answers({ items, total: 40 })
    gateway.expects(casino.gamesList).answers({ items: [game('1')], total: 1 })
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
    const button = await waitUntil(() => find<HTMLElement>(element, '.providers button'))
    button.click()
    await waitUntil(() => find(element, 'dialog[open] .choice'))
    const { bottom } = find(element, '.content')!.getBoundingClientRect()

    for (const choice of findAll(element, '.choice').slice(0, -1)) {
      choice.focus()
      // 3 px of outline, 2 px beside the box.
      expect(bottom - choice.getBoundingClientRect().bottom).to.be.at.least(5)
    }
    await verified(gateway)
  })

  for (const [language, order] of [
    ['tr', ['Czar', 'Çark']],
    ['en', ['Çark', 'Czar']]
  ] as const)
    it(`I18N-04 sorts them by the alphabet of the language: ${language}`, async () => {
      const { gateway } = testEnvironment()
      await startCore()
      chooseLanguage(language)
      await waitUntil(() => $loadedLanguage.get() === language)
      gateway.expects(casino.categoryList).answers({ items: [], total: 0 })
      const items = ['Çark', 'Czar'].map((providerName, at) => provider(`${at}`, { providerName }))
      gateway.expects(casino.providerList).answers({ items, total: 2 })
      gateway.expects(casino.gamesList).answers({ items: [game('1')], total: 1 })
      const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
      const button = await waitUntil(() => find<HTMLElement>(element, '.providers button'))
      button.click()

      await waitUntil(() => find(element, 'dialog[open] .choice img'))
      expect(
        findAll(element, '.choice bdi')
          .map(name => name.textContent)
          .slice(1)
      ).to.deep.equal(order)
      await verified(gateway)
    })
})

describe('<bnw-lobby> that is used with the keyboard', () => {
  async function open() {
    const { gateway } = testEnvironment({ stored: { 'bnw:recent-searches': 'fener' } })
    await startCore()
    gateway.expects(casino.categoryList).answers({ items: [category('1')], total: 1 })
    gateway.expects(casino.providerList).answers({ items: [], total: 0 })
    gateway.expects(casino.gamesList).answers({ items: [game('1')], total: 1 })
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')
    await waitUntil(() => findAll(element, '.tile').length === 1 && findAll(element, '.chip').length === 2)
    return { element, gateway }
  }

  it('LOB-03 leaves a click on a category with Ctrl to the browser, which opens a tab', async () => {
    const { element, gateway } = await open()
    let isOfBrowser
    const note = (event: Event) => {
      isOfBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', note, { once: true })
    const init = { bubbles: true, cancelable: true, composed: true, ctrlKey: true }
    named(element, 'Category 1').dispatchEvent(new MouseEvent('click', init))

    expect(isOfBrowser).to.equal(true)
    await verified(gateway)
  })

  it('LOB-02 closes the recent searches with Escape', async () => {
    const { element } = await open()
    const field = find<HTMLInputElement>(element, '[type=search]')!
    field.focus()
    await waitUntil(() => find(element, '.recent'))

    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))

    await waitUntil(() => !find(element, '.recent'), 'they are closed')
  })
})

describe('<bnw-lobby> with odd names', () => {
  it('GATE-03 shows a game whose provider’s name the gateway has cut within a character', async () => {
    const { gateway } = testEnvironment()
    await startCore()
    for (const call of [casino.categoryList, casino.providerList])
      gateway.expects(call).answers({ items: [], total: 0 })
    const items = [game('1', { providerName: 'Kum\ud83c' }), game('2')]
    gateway.expects(casino.gamesList).answers({ items, total: 2 })
    const element = await fixture('<bnw-lobby style="inline-size:800px"></bnw-lobby>')

    await waitUntil(() => findAll(element, '.tile').length === 2)
    await verified(gateway)
  })
})

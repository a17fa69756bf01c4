import '@bnw/widgets/game'

import { gameEvents, playOf } from '@bnw/core/game'
import { casino, finance, user } from '@bnw/core/contract'

import { beforeEach, describe, expect, fixture, it, named, viewOf, waitUntil } from './fixture.ts'
import { withPlayer, world } from './player.ts'
import { forgedMessages } from './forged-messages.ts'

const ORIGIN = 'https://games.invalid'
const url = `${ORIGIN}/7`
const EVENTS = ['bnw-deposit-required', 'bnw-login-required', 'bnw-navigate', 'bnw-logout']

describe('<bnw-game> and messages', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(user.listFavourites, { type: 'casino' }).answers([])
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,234.50' }])
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
  })

  /** A game that was reloaded, so that the window of the previous frame can send messages too. */
  async function open() {
    world.gateway.expects(casino.initGame).answers({ url })
    const element = await fixture('<bnw-game type="slot" game-id="7"></bnw-game>')
    const earlier = await waitUntil(() => windowOf(element), 'there is a frame')
    await waitUntil(() => world.gateway.count(finance.listTransactions) === 1)
    world.gateway.expects(casino.initGame).answers({ url })
    named(element, 'Oyunu Yenile').click()
    const another = () => [windowOf(element)].find(one => one !== earlier)
    const own = await waitUntil(another, 'there is a new frame')
    await waitUntil(() => viewOf(element).textContent?.includes('₺1.234,50'), 'the balance is shown')
    return { element, own, earlier }
  }

  it('PLAY-04 S3 10,000 forged messages are ignored', async () => {
    const { element, own, earlier } = await open()
    const stranger = (await fixture<HTMLIFrameElement>('<iframe title=""></iframe>')).contentWindow!
    const play = playOf({ type: 'slot', id: '7', gamingType: 'real' })
    const effects: string[] = []
    const note = (event: Event) => effects.push(event.type)
    for (const name of EVENTS) element.addEventListener(name, note)
    for (const name of ['error', 'unhandledrejection']) addEventListener(name, note)
    const stops = (['moneyMoved', 'activity'] as const).map(name =>
      gameEvents.on(name, () => effects.push(name))
    )
    const state = () =>
      [play.$play, play.$rounds].map(store => JSON.stringify(store.get())).join() +
      [
        world.gateway.sent.length,
        effects.length,
        Object.keys(Object.prototype).length,
        world.storage.get('bnwUserSession')
      ]
    let before = state()
    expect(play.$play.get().status).to.equal('launching')

    const accepted: string[] = []
    let sent = 0
    for (const { why, ...message } of forgedMessages({ origin: ORIGIN, own, others: [earlier, stranger] })) {
      dispatchEvent(new MessageEvent('message', message))
      sent++
      const after = state()
      if (after !== before) accepted.push(why)
      before = after
    }
    await new Promise(resolve => setTimeout(resolve))
    for (const name of ['error', 'unhandledrejection']) removeEventListener(name, note)
    for (const stop of stops) stop()

    expect(sent).to.equal(10_000)
    expect([...new Set(accepted)]).to.deep.equal([])
    expect(effects).to.deep.equal([])
    // A valid one is accepted.
    dispatchEvent(new MessageEvent('message', { data: { v: 1, type: 'ready' }, origin: ORIGIN, source: own }))
    expect(play.$play.get().status).to.equal('ready')
  })

  it('PLAY-02 keeps the screen on from when the game is ready', async () => {
    const requested: string[] = []
    const request = async (type: string) => {
      requested.push(type)
      return { release: async () => undefined }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const { own } = await open()
    expect(requested).to.deep.equal([])
    dispatchEvent(new MessageEvent('message', { data: { v: 1, type: 'ready' }, origin: ORIGIN, source: own }))

    await waitUntil(() => requested.length > 0)
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(requested).to.deep.equal(['screen'])
  })

  it('EMB-03 explains to the page with the request for a deposit that the balance was too low for a stake', async () => {
    const { element, own } = await open()
    const details: unknown[] = []
    element.addEventListener('bnw-deposit-required', event => {
      details.push(event.detail)
      event.preventDefault()
    })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 0 }])
    for (const message of [
      { type: 'deposit' },
      { type: 'error', code: 'not-enough-money' },
      { type: 'deposit' }
    ])
      dispatchEvent(new MessageEvent('message', { data: { v: 1, ...message }, origin: ORIGIN, source: own }))

    expect(details).to.deep.equal([{}, { reason: 'not-enough-money' }])
  })
})

function windowOf(element: Element): Window | null | undefined {
  return viewOf(element).querySelector('iframe')?.contentWindow
}

import '@bnw/widgets/bank-accounts'
import '@bnw/widgets/cashier'
import '@bnw/widgets/history'
import '@bnw/widgets/notifications'
import '@bnw/widgets/profile'
import '@bnw/widgets/quick-deposit'

import { afterEach, beforeEach, describe, expect, find, fixture, it, verified, waitUntil } from './fixture.ts'
import { startWithVisitor, world } from './player.ts'

const TAGS = [
  'bnw-bank-accounts',
  'bnw-cashier',
  'bnw-history',
  'bnw-notifications',
  'bnw-profile',
  'bnw-quick-deposit'
]

describe('the ground of an element of a player', () => {
  beforeEach(async () => {
    await startWithVisitor()
    document.body.style.background = '#fff'
  })
  afterEach(() => {
    document.body.style.background = ''
    return verified(world.gateway)
  })

  for (const tag of TAGS)
    it(`A11Y-01 EMB-11 is dark around light text on a white page: <${tag}>`, async () => {
      const element = await fixture(`<${tag} theme="dark"></${tag}>`)
      await waitUntil(
        () => element.dataset['state'] !== 'loading' && find(element, '.root > *'),
        'it is shown'
      )
      const { backgroundColor, padding } = getComputedStyle(find(element, '.root')!)

      expect([backgroundColor, padding]).to.deep.equal(['rgb(12, 21, 24)', '16px'])
    })

  it('EMB-05 is part of the height that the element reserves', async () => {
    const element = await fixture('<bnw-cashier theme="dark"></bnw-cashier>')
    await waitUntil(() => find(element, '.signed-out'), 'it is shown')

    expect(element.offsetHeight).to.equal(480)
  })
})

import {
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  nameNodes,
  oneEvent,
  waitUntil
} from './fixture.ts'

describe('the fixture of element tests', () => {
  it('finds a button by its accessible name', async () => {
    const place = await fixture('<div><button>Kapat</button><button aria-label="Ara"></button></div>')

    expect(named(place, 'Kapat').localName).to.equal('button')
    expect(() => named(place, 'Yok')).to.throw('there is Kapat, Ara')
  })

  it('removes the elements of the previous test', () => {
    expect(document.querySelectorAll('button')).to.have.length(0)
  })

  it('waits for an event and for a condition', async () => {
    const place = await fixture('<div></div>')
    const event = oneEvent<{ id: string }>(place, 'bnw-game')
    place.dispatchEvent(new CustomEvent('bnw-game', { detail: { id: '7' } }))

    expect((await event).detail).to.deep.equal({ id: '7' })
    expect(await waitUntil(() => place.isConnected)).to.equal(true)
  })

  it('replaces the nodes of a failure by names, since nodes cannot be cloned', () => {
    const failure = { actual: document.body, expected: '' }
    expect(() => structuredClone(failure)).to.throw()
    nameNodes(failure)

    expect(structuredClone(failure)).to.deep.equal({ actual: 'BODY', expected: '' })

    const lists = { actual: [document.body], expected: document.body.children }
    nameNodes(lists)
    expect(structuredClone(lists)).to.deep.equal({
      actual: '[object Array]',
      expected: '[object HTMLCollection]'
    })
  })

  it('reports violations of axe, in a shadow root too', async () => {
    const place = await fixture('<div></div>')
    place.attachShadow({ mode: 'open' }).innerHTML = '<button></button>'
    const message = await expectAccessible(place).then(
      () => 'nothing',
      (error: Error) => error.message
    )

    expect(message).to.contain('button-name')
  })
})

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
  it('finds a button by what a person calls it', async () => {
    const place = await fixture('<div><button>Kapat</button><button aria-label="Ara"></button></div>')

    expect(named(place, 'Kapat').localName).to.equal('button')
    expect(() => named(place, 'Yok')).to.throw('there is Kapat, Ara')
  })

  it('leaves nothing of the test before on the page', () => {
    expect(document.querySelectorAll('button')).to.have.length(0)
  })

  it('hears an event and waits for a claim', async () => {
    const place = await fixture('<div></div>')
    const heard = oneEvent<{ id: string }>(place, 'bnw-game')
    place.dispatchEvent(new CustomEvent('bnw-game', { detail: { id: '7' } }))

    expect((await heard).detail).to.deep.equal({ id: '7' })
    expect(await waitUntil(() => place.isConnected)).to.equal(true)
  })

  it('names the nodes of a failure, which could not be told otherwise', () => {
    const failure = { actual: document.body, expected: '' }
    expect(() => structuredClone(failure)).to.throw()
    nameNodes(failure)

    expect(structuredClone(failure)).to.deep.equal({ actual: 'BODY', expected: '' })
  })

  it('finds what axe finds, in a shadow root too', async () => {
    const place = await fixture('<div></div>')
    place.attachShadow({ mode: 'open' }).innerHTML = '<button></button>'
    const complaint = await expectAccessible(place).then(
      () => 'nothing',
      (error: Error) => error.message
    )

    expect(complaint).to.contain('button-name')
  })
})

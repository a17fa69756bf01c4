import { hostileAddresses, hostileMarkup, testEnvironment } from '@bnw/core/testing'

import { beforeEach, describe, expect, it } from '../../../../tests/elements/fixture.ts'
import { sanitise } from './sanitise.ts'

/** What an editor, or somebody in his place, might have put into a text. Each would run `harm()`. */
const HARMFUL = [
  '<script>harm()</script>',
  '<img src=x onerror=harm()>',
  '<p onclick="harm()" onmouseover=harm()>Metin</p>',
  '<svg onload=harm()><script>harm()</script></svg>',
  '<iframe src="javascript:harm()" srcdoc="<script>harm()</script>"></iframe>',
  '<object data="javascript:harm()"></object><embed src="javascript:harm()">',
  '<form action="javascript:harm()"><input name=body><button formaction="javascript:harm()">x</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=harm()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=harm()>">',
  '<template><img src=x onerror=harm()></template>',
  '<a href="https://ok.example" style="position:fixed" id="config" class="x" name="harm">x</a>',
  '<details open ontoggle=harm()><summary>x</summary></details>',
  '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">'
]

function show(html: string): HTMLElement {
  const place = document.createElement('div')
  place.append(sanitise(html))
  return place
}

describe('a text from the gateway', () => {
  beforeEach(() => {
    testEnvironment({
      configuration: { site: 'https://site.test', gateway: 'https://gate.test', affiliate: '77' }
    })
  })

  it('SEC-01 has short runs of combining marks, also where they are written as entities', () => {
    expect(show(`<p>a${'&#769;'.repeat(10_000)}</p>`).textContent).to.have.lengthOf(31)
  })

  it('SEC-01 S1 removes scripts, frames, forms, styles, names and handlers', async () => {
    let harmed = 0
    Object.assign(globalThis, { harm: () => harmed++ })
    for (const html of HARMFUL) {
      const place = show(html)
      document.body.append(place)
      for (const element of place.querySelectorAll('*')) {
        expect(element.localName).not.to.match(
          /script|frame|object|embed|form|input|svg|math|style|base|link|meta/
        )
        for (const { name } of element.attributes)
          expect(name, html).not.to.match(/^on|^(style|id|class|name)$/)
      }
      await new Promise(resolve => setTimeout(resolve))
      place.remove()
    }
    expect(harmed).to.equal(0)
  })

  it('SEC-01 H69 keeps pictures of the gateway and the site only', () => {
    const sources = [
      'https://gate.test/a.png',
      '/b.png',
      'https://site.test/c.png',
      'https://spy.example/d.png'
    ]
    const place = show(sources.map(source => `<img src="${source}">`).join(''))
    expect([...place.querySelectorAll('img')].map(({ src }) => src)).to.deep.equal([
      'https://gate.test/a.png',
      'https://gate.test/b.png',
      'https://site.test/c.png'
    ])
  })

  it('is cut where it would take long to lay it out, as are words without an end', () => {
    expect(show(`<p>${'การ'.repeat(10_000)} son`).textContent).to.match(/^[การ]{1000} son$/)
    expect(show('<p>iyi</p>'.repeat(100_000)).children.length).to.equal(20_000)
  })

  it('SEC-01 S1 runs nothing of 2,000 hostile texts, whatever events reach their nodes', () => {
    let harmed = 0
    Object.assign(globalThis, { harm: () => harmed++ })
    const globals = Object.keys(globalThis).length
    const place = document.createElement('div')
    document.body.append(place)
    for (const html of hostileMarkup(2_000)) {
      const rest = sanitise(html)
      for (const element of rest.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          expect(name, html).not.to.match(
            /^(on.*|style|id|class|name|srcdoc|form.*|popover.*|tabindex|target-.*)$/
          )
          if (name === 'href' || name === 'src') expect(value, html).to.match(/^https:\/\//)
        }
        expect(element.localName, html).not.to.match(
          /^(script|iframe|object|embed|form|input|button|select|textarea|svg|math|style|base|link|meta|template|video|audio|.*-.*)$/
        )
      }
      place.replaceChildren(rest)
      for (const element of place.querySelectorAll('*'))
        for (const name of ['click', 'mouseover', 'pointerenter', 'focus', 'toggle', 'error', 'load'])
          element.dispatchEvent(new Event(name, { cancelable: true }))
    }
    place.remove()

    expect(harmed).to.equal(0)
    expect(Object.keys(globalThis)).to.have.length(globals)
  })

  it('SEC-01 removes unsafe addresses from links and pictures', () => {
    // Nothing loads in a document that is not shown.
    const apart = document.implementation.createHTMLDocument('')
    for (const address of hostileAddresses(500)) {
      const link = apart.createElement('a')
      link.setAttribute('href', address)
      const picture = apart.createElement('img')
      picture.setAttribute('src', address)
      const place = show(link.outerHTML + picture.outerHTML)

      const href = place.querySelector('a')?.href ?? ''
      if (href) expect(new URL(href).origin, address).to.be.oneOf(['https://site.test', 'null'])
      if (href) expect(href).to.match(/^(https:\/\/site\.test\/|mailto:|tel:)/)
      const src = place.querySelector('img')?.src
      if (src) expect(new URL(src).origin, address).to.equal('https://gate.test')
    }
  })

  it('SEC-01 keeps headings, lists, tables and links; links to the site carry the partner’s id, others open a tab', () => {
    const place = show(
      '<h2>Kurallar</h2><ul><li>Bir</li></ul><table><tr><th scope="row">a</th><td>b</td></tr></table>' +
        '<p><a href="/promotions">Promosyonlar</a> <a href="https://other.example/x">Başka</a></p>' +
        '<img src="/covers/1.svg">'
    )

    expect(place.querySelector('h2')?.textContent).to.equal('Kurallar')
    expect(place.querySelector('th')?.scope).to.equal('row')
    const [inner, outer] = place.querySelectorAll('a')
    expect([inner?.dataset['path'], inner?.href]).to.deep.equal([
      '/promotions',
      'https://site.test/promotions?reference-number=77'
    ])
    expect([outer?.target, outer?.rel, outer?.dataset['path']]).to.deep.equal([
      '_blank',
      'noopener',
      undefined
    ])
    expect(place.querySelector('img')?.src).to.equal('https://gate.test/covers/1.svg')
    expect(place.querySelector('img')?.alt).to.equal('')
  })

  it('does not change text that only looks like attributes', () => {
    expect(show('<p>style = güzel, onclick = basınca</p>').textContent).to.equal(
      'style = güzel, onclick = basınca'
    )
  })
})

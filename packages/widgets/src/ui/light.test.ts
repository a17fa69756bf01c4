// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { lightStyles, scopeStyles } from './light.ts'

const own = 'bnw-login:not(#_)'

describe('styles of an element in the light DOM', () => {
  it('scopes every selector of a list to the element', () => {
    expect(scopeStyles('.a,.b:is(.c, .d){x:y}', 'bnw-login')).toBe(
      `${own} .a,${own} .b:is(.c, .d){x:y!important}`
    )
  })

  it('replaces :host by the element, with and without a condition', () => {
    expect(scopeStyles(':host{x:y}', 'bnw-login')).toBe(`${own}{x:y!important}`)
    expect(scopeStyles(':host([hidden]) .a{x:y}', 'bnw-login')).toBe(`${own}[hidden] .a{x:y!important}`)
  })

  it('leaves at-rules and keyframes as they are', () => {
    const css = '@media (x){.a{x:y}}@keyframes bnw-b{from{x:y}50.5%{x:y}to{x:y}}'
    expect(scopeStyles(css, 'bnw-login')).toBe(
      `@media (x){${own} .a{x:y!important}}@keyframes bnw-b{from{x:y}50.5%{x:y}to{x:y}}`
    )
  })

  it('EMB-04 lets no rule of the page win, and adds !important once', () => {
    expect(scopeStyles('.a{x:y;--b:c d;e:f !important}', 'bnw-login')).toBe(
      `${own} .a{x:y!important;--b:c d!important;e:f!important}`
    )
  })

  it('EMB-11 matches nothing else on the page with any of the sheets', () => {
    const texts = ['./', '../theme/'].flatMap(folder => sheetsIn(new URL(folder, import.meta.url)))
    const heads = lightStyles('bnw-login', texts).matchAll(/([^{}]+)\{/g)
    for (const [, head] of heads) {
      if (/^\s*(@|from|to|[\d.]+%)/.test(head!)) continue
      for (const selector of head!.split(/,(?![^(]*\))/)) expect(selector.trim()).toMatch(/^bnw-login:not/)
    }
    expect(texts.length).toBeGreaterThan(20)
  })
})

/** Every sheet of a folder but the tokens, which are rewritten before they are scoped. */
function sheetsIn(folder: URL): string[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.css') && name !== 'tokens.css')
  return names.map(name => readFileSync(new URL(name, folder), 'utf8'))
}

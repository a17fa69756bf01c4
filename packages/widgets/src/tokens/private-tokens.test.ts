// @vitest-environment node
import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { privateTokens } from './private-tokens.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

it('THEME-02 copies every token, prefers the page’s value and never declares a public token', () => {
  const copied = privateTokens(tokens)
  const names = [...tokens.matchAll(/--bnw-([\w-]+):/g)].map(match => match[1]!)
  expect(names.length).toBeGreaterThan(90)
  for (const name of names) expect(copied).toContain(`--_${name}:var(--bnw-${name},`)
  expect(copied).not.toMatch(/[{;\s]--bnw-[\w-]+:/)
})

it('THEME-02 replaces :root by :host', () => {
  const copied = privateTokens(`:root{--bnw-a:1px}:root[data-mode='light']{--bnw-a:2px}`)
  expect(copied).toBe(`:host{--_a:var(--bnw-a,1px)}:host([data-mode='light']){--_a:var(--bnw-a,2px)}`)
})

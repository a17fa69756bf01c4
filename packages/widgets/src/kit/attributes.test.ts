import { describe, expect, test, vi } from 'vitest'

import { dashed, readAttribute, reflectAttributes, startingValues, upgradeProperties } from './attributes.ts'
import { choice } from './declare.ts'

describe('attributes', () => {
  test.each([
    ['', true],
    ['no-search', true],
    ['false', false],
    [null, false]
  ])('reads a boolean as HTML does: %j is %j', (text, value) => {
    expect(readAttribute(text, false)).toBe(value)
  })

  test.each([
    ['3', 3],
    ['2.6', 2],
    ['-2', 1],
    ['1000', 50],
    ['many', 10],
    ['', 10],
    ['Infinity', 10],
    [null, 10]
  ])('reads a whole number from 1 to 50, else the starting value: %j is %j', (text, value) => {
    expect(readAttribute(text, 10)).toBe(value)
  })

  test('H5 keeps the names of attributes on a page that writes lower case as in Turkish', () => {
    vi.spyOn(String.prototype, 'toLowerCase').mockImplementation(function (this: string) {
      return this.toLocaleLowerCase('tr')
    })

    expect(dashed('gameId')).toBe('game-id')
    vi.restoreAllMocks()
  })

  test('accepts one of its words, else uses the first', () => {
    const type = choice('slot', 'live')

    expect(['live', 'sport', 'toString', null].map(text => readAttribute(text, type))).toEqual([
      'live',
      'slot',
      'slot',
      'slot'
    ])
  })

  test('distinguishes an empty text from none', () => {
    expect([readAttribute('', 'all'), readAttribute(null, 'all')]).toEqual(['', 'all'])
  })

  test.each([false, null, undefined])('a property that is set to %j removes its attribute', value => {
    const element = document.createElement('div')
    element.setAttribute('no-search', '')
    reflectAttributes(element, { noSearch: false })

    Reflect.set(element, 'noSearch', value)

    expect(element.hasAttribute('no-search')).toBe(false)
  })

  test('a property that the page set before the element was defined becomes its attribute', () => {
    const element = document.createElement('div')
    Reflect.set(element, 'gameId', '7')
    class Upgraded extends HTMLElement {}
    reflectAttributes(Upgraded.prototype, { gameId: '' })
    Object.setPrototypeOf(element, Upgraded.prototype)

    upgradeProperties(element, ['gameId', 'noSearch'])

    expect(element.getAttribute('game-id')).toBe('7')
    expect(Object.hasOwn(element, 'gameId')).toBe(false)
  })

  test('starts with the declared defaults', () => {
    expect(startingValues({ type: choice('slot', 'live'), limit: 10, noSearch: false })).toEqual({
      type: 'slot',
      limit: 10,
      noSearch: false
    })
  })

  test('writes property names as attributes', () => {
    expect(['gameId', 'noSearch', 'type'].map(dashed)).toEqual(['game-id', 'no-search', 'type'])
  })
})

import { expect, test } from 'vitest'

import { routeOf } from '../routes/routes.ts'
import { contentPages, contentPath, isContentPage, type ContentPage } from './pages.ts'

test('CONT-01 there are nine pages, each with a path of the site', () => {
  const keys = Object.keys(contentPages) as ContentPage[]

  expect(keys).toHaveLength(9)
  expect(keys.map(key => routeOf(contentPath(key)))).toEqual(Array(9).fill('about'))
  expect(new Set(keys.map(key => contentPath(key))).size).toBe(9)
})

test('CONT-01 a question has its own URL', () => {
  expect(contentPath('FAQ', 'q3')).toBe('/about-us?page=FAQ#q3')
})

test('CONT-01 a path that only resembles a page is not a page', () => {
  expect(['FAQ', 'faq', 'toString', ''].map(isContentPage)).toEqual([true, false, false, false])
})

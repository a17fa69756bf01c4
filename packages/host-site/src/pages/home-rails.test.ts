import { expect, test } from 'vitest'

import { railsOf } from './home-rails.ts'

const category = (CategoryID: string, items = 5) => ({ CategoryID, name: CategoryID, items, icon: '' })

test.each([
  ['the sandbox’s', ['94', '1', '2', '3', '4', '5', '6', '7', '8'], ['2', '1', '5', '8']],
  ['another gateway’s', ['94', '40', '5', '77', '41', '42'], ['5', '40', '77', '41']],
  ['few', ['94', '40'], ['40']]
])('HOME-01 LOB-01 rails are of categories that the gateway lists: %s', (_, ids, rails) => {
  expect(railsOf(ids.map(id => category(id)))).toEqual(rails)
})

test('HOME-01 categories without games, or without a count, come last', () => {
  const others = [category('40', 0), category('41', 3), category('42', 0)]

  expect(railsOf(others)).toEqual(['41', '40', '42'])
})

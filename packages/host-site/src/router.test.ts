import { expect, test, vi } from 'vitest'

async function openAt(path: string) {
  vi.resetModules()
  history.replaceState(null, '', path)
  return import('./router.ts')
}

test('NAV-01 a site that is opened at a path that cannot be decoded shows its not-found page', async () => {
  const { $router } = await openAt('/%E0%A4%A')

  expect($router.get()).toBeUndefined()
})

test('NAV-01 an id that cannot be decoded is one that nothing has', async () => {
  const { $router, currentPath } = await openAt('/slot/category/%ff?search=abc')

  expect($router.get()).toMatchObject({ route: 'slotCategory', params: { categoryID: '%ff' } })
  expect(currentPath()).toBe('/slot/category/%25ff?search=abc')
})

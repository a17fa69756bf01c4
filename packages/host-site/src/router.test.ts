import { expect, test } from 'vitest'

test('NAV-01 a site that is opened at a path that cannot be decoded shows its home page', async () => {
  history.replaceState(null, '', '/slot/category/%ff?search=a')

  const { $router, currentPath } = await import('./router.ts')

  expect($router.get()?.route).toBe('home')
  expect(currentPath()).toBe('/')
})

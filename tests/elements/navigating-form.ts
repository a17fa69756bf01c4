/** For tests of forms that navigate when they are done. Importing it resets the environment before each test. */
import { testEnvironment } from '@bnw/core/testing'

import { afterEach, beforeEach, verified } from './fixture.ts'

/** The environment of the current test. */
export let world = testEnvironment()

/** Paths of prevented navigations. */
export let navigations: string[] = []

const intercept = (event: Event) => {
  event.preventDefault()
  navigations.push((event as CustomEvent<{ path: string }>).detail.path)
}

beforeEach(() => {
  world = testEnvironment()
  navigations = []
  document.addEventListener('bnw-navigate', intercept)
})

afterEach(async () => {
  document.removeEventListener('bnw-navigate', intercept)
  await verified(world.gateway)
})

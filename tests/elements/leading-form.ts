/** For tests of forms that lead on when they are done: importing it makes each of them begin anew. */
import { testEnvironment } from '@bnw/core/testing'

import { afterEach, beforeEach, verified } from './fixture.ts'

/** That of the test that runs. */
export let world = testEnvironment()

/** Where the page was asked to go to, and did not go. */
export let gone: string[] = []

const hear = (event: Event) => {
  event.preventDefault()
  gone.push((event as CustomEvent<{ path: string }>).detail.path)
}

beforeEach(() => {
  world = testEnvironment()
  gone = []
  document.addEventListener('bnw-navigate', hear)
})

afterEach(async () => {
  document.removeEventListener('bnw-navigate', hear)
  await verified(world.gateway)
})

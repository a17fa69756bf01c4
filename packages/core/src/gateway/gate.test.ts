import { expect, test } from 'vitest'

import { testEnvironment } from '../testing/index.ts'
import { $isNoticeDue, blockPage, blockWithPage } from './gate.ts'

test('GATE-05 a document that another one has blocked shows no notice of its own, also when its call fails later', () => {
  testEnvironment()
  blockWithPage()

  blockPage()

  expect($isNoticeDue.get()).toBe(false)
})

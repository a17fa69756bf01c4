/**
 * Test fixtures: an environment, a fake gateway and factories of valid data. They do not need Node: element tests use
 * them in the browser too.
 */
export {
  NOW,
  testEnvironment,
  type TestClock,
  type TestEnvironment,
  type TestOptions
} from './environment.ts'
export { fakeGateway, type FakeGateway, type FileExpectation, type SentRequest } from './fake-gateway.ts'
export type { Expectation } from './expectation.ts'
export { hostileAddresses } from './hostile-addresses.ts'
export { hostileMarkup } from './hostile-markup.ts'
export { testPublicKey } from './key.ts'
export {
  errorStatuses,
  largeBodies,
  malformedBodies,
  malformedData,
  wrongFields
} from './malformed-replies.ts'
export {
  bankAccount,
  bonus,
  cashMethod,
  category,
  coupon,
  game,
  profile,
  promotion,
  provider,
  sessionFacts,
  slide,
  storedPlayer,
  table,
  tournament,
  transaction,
  transferRequest
} from './makers.ts'
export { type TestStorage } from './storage.ts'

/**
 * What tests stand on: an outside world of their own, a gateway that says what was announced, and makers of valid data.
 * Nothing here needs Node: tests of the elements in a browser use it too.
 */
export { testEnvironment, type TestClock, type TestEnvironment, type TestOptions } from './environment.ts'
export { fakeGateway, type FakeGateway, type FileExpectation, type SentRequest } from './fake-gateway.ts'
export type { Expectation } from './expectation.ts'
export { hostileAddresses } from './hostile-addresses.ts'
export { hostileMarkup } from './hostile-markup.ts'
export { testPublicKey } from './key.ts'
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
  transaction
} from './makers.ts'
export { type TestStorage } from './storage.ts'

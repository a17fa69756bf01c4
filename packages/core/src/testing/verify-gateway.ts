/**
 * After each unit test, the gateway must have received what the test expects, and nothing else. After those of a file its page
 * ends: the next file shares its modules, and may have no gateway of its own.
 */
import { afterAll, afterEach } from 'vitest'

import { endEnvironment, verifyGateway } from './environment.ts'

afterEach(verifyGateway)
afterAll(endEnvironment)

/** After each unit test, the gateway must have received what the test expects, and nothing else. */
import { afterEach } from 'vitest'

import { verifyGateway } from './environment.ts'

afterEach(verifyGateway)

import { inject } from 'vitest'

/** The sandbox of this worker, which its test files share. */
export const sandbox = inject('sandboxes')[Number(process.env['VITEST_POOL_ID']) - 1]!

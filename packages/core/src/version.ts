/** The version that is sent to the gateway. A test checks that it equals the one of package.json. */
export const VERSION = '0.1.0'

/** The version of this code, as it is told to the gateway. The same as in package.json: a test holds them together. */
export const VERSION = '0.1.0'

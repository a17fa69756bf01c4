/** Written by the build from its own first pass: where the code of each element is. Addresses are relative to bnw.js. */
declare module 'virtual:bnw-elements' {
  /** Tag → its module, then what that loads at once. */
  export const elements: Record<string, readonly string[]>
  /** Language → its words. */
  export const messages: Record<string, string | undefined>
  /** The style sheet that keeps the elements' places. */
  export const places: string
  export const debugList: string
}

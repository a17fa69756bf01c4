/** Made by vite.config.ts from the manifest of the build before it. File names are relative to bnw.js. */
declare module 'virtual:element-files' {
  /** Tag → its module, then the modules that it imports. */
  export const elements: Record<string, readonly string[]>
  /** Language → the file with its words. Turkish needs none. */
  export const messages: Record<string, string | undefined>
  /** The style sheet that reserves the height of elements that are not defined yet. */
  export const heights: string
  export const debugList: string
}

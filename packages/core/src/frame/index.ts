/** Public names of `frame/`: words of the frame of a private element, on a page that has not loaded a language. */
export { buttonWords } from './button-words.ts'
export { frameWords } from './words.ts'
export { frameEnglish } from './words.en.ts'

/** Public names of `covers/`: what a drawn cover is made from, in the browser and in the gateway. */
export { COVER_PALETTES, type CoverColours } from './palettes.ts'
export { hashOf, pick, randomOf } from './random.ts'

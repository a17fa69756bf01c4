/** Public names of `slider/`. */
export { slider, type Slider, type SliderPlace } from './store.ts'
export { sliderWords } from './words.ts'
export type { Slide } from '../contract/cmscontroller.ts'

/** Public names of `special-dates/`. */
export { $specialDates, loadSpecialDates } from './store.ts'
export type { SpecialDate } from '../contract/cmscontroller.ts'

/** Public names of `popup/`. */
export { $popup, $popupRemote, closePopup, loadPopup, wasPopupClosed, watchPopup } from './store.ts'
export { popupWords } from './words.ts'
export type { Popup } from '../contract/cmscontroller.ts'

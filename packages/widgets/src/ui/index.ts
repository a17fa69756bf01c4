/**
 * What the site uses. Elements import a part from its own file (`../ui/button.tsx`), so that they load only what they use,
 * and pass the style texts named in the part's comment to the kit.
 */
export { arrowTarget } from './arrow-keys.ts'
export { Avatar } from './avatar.tsx'
export { Brand } from './brand.tsx'
export { Drawing, type DrawingName } from './empty.tsx'
export { showFocused, showSelected } from './show-selected.ts'

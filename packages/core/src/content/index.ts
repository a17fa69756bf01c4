/** Public names of `content/`. */
export {
  $footerMenu,
  $headerMenu,
  $investmentMethods,
  $licences,
  $partners,
  footerLoads,
  loadHeaderMenu
} from './menus.ts'
export { information, readSocialLinks, startContent, type Network } from './information.ts'
export { contentPages, contentPath, isContentPage, type ContentPage } from './pages.ts'
export { contentWords } from './words.ts'
export type { Logo, MenuEntry } from '../contract/static-files.ts'

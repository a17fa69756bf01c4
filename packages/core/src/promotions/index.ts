/** Public names of `promotions/`. */
export { $promotions, loadPromotions, startPromotions, type Promotion } from './store.ts'
export { promotionWords } from './words.ts'

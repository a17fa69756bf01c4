/** Public names of `promotions/`. */
export { $promotions, cancelPromotions, loadPromotions, startPromotions, type Promotion } from './store.ts'
export { promotionWords } from './words.ts'

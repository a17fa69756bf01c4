/** Public names of `promotions/`. */
export { $promotions, watchPromotions, loadPromotions, startPromotions, type Promotion } from './store.ts'
export { promotionWords } from './words.ts'

/** Public names of `favourites/`. */
export {
  $favourites,
  favouriteKey,
  loadFavourites,
  toggleFavourite,
  type Favourites,
  type FavouriteType
} from './store.ts'
export { favouriteGames, MAX_FAVOURITES, type FavouriteGames } from './list.ts'
export { favouriteWords } from './words.ts'

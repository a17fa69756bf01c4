import { str } from '@lit/localize'

export const favouritesEnglish = {
  'favourites.title': 'Favourites',
  'favourites.add': 'Add to favourites',
  'favourites.add-on-site': 'Log in on the site to add favourites',
  'favourites.remove': 'Remove from favourites',
  'favourites.added': 'Added to favourites',
  'favourites.removed': 'Removed from favourites',
  'favourites.undo': 'Undo',
  'favourites.empty': 'No favourites yet. Add one by its heart.',
  'favourites.limit': str`At most ${0} favourites are shown here.`,
  'favourites.signed-out': 'Log in to see your favourites',
  'favourites.log-in': 'Log in'
}

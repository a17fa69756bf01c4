import { str } from '@lit/localize'

export const cashierEnglish = {
  'cashier.title': 'Cashier',
  'cashier.deposit': 'Deposit',
  'cashier.withdraw': 'Withdraw',
  'cashier.methods': 'Payment methods',
  'cashier.favourites': 'Favourites',
  'cashier.highlighted': 'Highlighted',
  'cashier.others': 'Other methods',
  'cashier.all': 'All methods',
  'cashier.find': 'Find a method',
  'cashier.last-used': 'Last used',
  'cashier.free': 'free',
  'cashier.fee': str`fee ${0}`,
  'cashier.group-count': str`${0} methods`,
  'cashier.add-favourite': 'Add to favourites',
  'cashier.remove-favourite': 'Remove from favourites',
  'cashier.favourite-added': 'Added to favourites',
  'cashier.favourite-removed': 'Removed from favourites',
  'cashier.undo': 'Undo',
  'cashier.no-methods': 'There is no suitable method at the moment',
  'cashier.support': 'Live support',
  'cashier.signed-out': 'Log in to deposit and withdraw',
  'cashier.log-in': 'Log in'
}

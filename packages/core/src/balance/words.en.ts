import { str } from '@lit/localize'

export const balanceEnglish = {
  'balance.title': 'Balance',
  'balance.show': 'Show balance',
  'balance.hide': 'Hide balance',
  'balance.refresh': 'Refresh balance',
  'balance.hidden': 'Balance hidden',
  'balance.unknown': 'The balance could not be read',
  'balance.as-of': str`as of ${0}`
}

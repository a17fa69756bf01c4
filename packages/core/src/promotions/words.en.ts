export const promotionsEnglish = {
  'promotions.title': 'Promotions',
  'promotions.active': 'Active',
  'promotions.coming': 'Coming',
  'promotions.finished': 'Finished',
  'promotions.none-active': 'No promotion is running at the moment',
  'promotions.none-coming': 'No promotion is about to start',
  'promotions.none-finished': 'No promotion has finished yet'
}

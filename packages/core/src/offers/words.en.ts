import { str } from '@lit/localize'

export const offersEnglish = {
  'offers.details': 'Details',
  'offers.details-of': str`Details: ${0}`,
  'offers.join': 'Join',
  'offers.join-in': str`Join: ${0}`,
  'offers.ends-in': 'Time left',
  'offers.starts-in': 'Starts in',
  'offers.until-day': str`Ends ${0}`,
  'offers.from-day': str`Starts ${0}`,
  'offers.ended-on': str`Ended ${0}`,
  'offers.endless': 'No end',
  'offers.all': 'All',
  'offers.close': 'Close',
  'offers.previous': 'Previous',
  'offers.next': 'Next',
  'offers.last-minute': 'less than a minute'
}

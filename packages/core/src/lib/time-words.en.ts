import { str } from '@lit/localize'

export const timeEnglish = {
  'time.just-now': 'just now',
  'time.minutes-ago': str`${0} min ago`,
  'time.hours-ago': str`${0} h ago`,
  'time.yesterday': 'yesterday',
  'time.istanbul': '(Istanbul time)',
  'time.countdown': str`${0}d ${1}h ${2}m`,
  'time.calendar': str`Calendar: ${0}`,
  'time.previous-month': 'Previous month',
  'time.next-month': 'Next month',
  'time.close': 'Close',
  'time.preset-all': 'All times',
  'time.preset-730': 'Last 2 years',
  'time.preset-365': 'Last 12 months',
  'time.preset-180': 'Last 180 days',
  'time.preset-90': 'Last 90 days',
  'time.preset-30': 'Last 30 days',
  'time.preset-7': 'Last 7 days',
  'time.preset-last-month': 'Last month',
  'time.preset-this-month': 'This month',
  'time.preset-yesterday': 'Yesterday',
  'time.preset-today': 'Today'
}

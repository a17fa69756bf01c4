import { str } from '@lit/localize'

export const sliderEnglish = {
  'slider.title': 'Highlights',
  'slider.aside': 'Now at Rıhtım',
  'slider.previous': 'Previous',
  'slider.next': 'Next',
  'slider.pause': 'Pause',
  'slider.resume': 'Start',
  'slider.details': 'Details',
  'slider.place': str`${0} / ${1}`
}

import { msg, str } from '@lit/localize'

/** Texts of promotions and tournaments. */
export const offerWords = {
  details: () => msg('Detay', { id: 'offers.details' }),
  detailsOf: (title: string) => msg(str`Detay: ${title}`, { id: 'offers.details-of' }),
  join: () => msg('Katıl', { id: 'offers.join' }),
  joinIn: (title: string) => msg(str`Katıl: ${title}`, { id: 'offers.join-in' }),
  endsIn: () => msg('Kalan süre', { id: 'offers.ends-in' }),
  startsIn: () => msg('Başlamasına', { id: 'offers.starts-in' }),
  untilDay: (day: string) => msg(str`Bitiş ${day}`, { id: 'offers.until-day' }),
  fromDay: (day: string) => msg(str`Başlangıç ${day}`, { id: 'offers.from-day' }),
  endedOn: (day: string) => msg(str`Bitti ${day}`, { id: 'offers.ended-on' }),
  endless: () => msg('Süresiz', { id: 'offers.endless' }),
  all: () => msg('Tümü', { id: 'offers.all' }),
  close: () => msg('Kapat', { id: 'offers.close' }),
  previous: () => msg('Öncekiler', { id: 'offers.previous' }),
  next: () => msg('Sonrakiler', { id: 'offers.next' }),
  lastMinute: () => msg('bir dakikadan az', { id: 'offers.last-minute' })
}

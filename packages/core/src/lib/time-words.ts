import { msg, str } from '@lit/localize'

export const timeWords = {
  justNow: () => msg('az önce', { id: 'time.just-now' }),
  minutesAgo: (count: number) => msg(str`${count} dk önce`, { id: 'time.minutes-ago' }),
  hoursAgo: (count: number) => msg(str`${count} sa önce`, { id: 'time.hours-ago' }),
  yesterday: () => msg('dün', { id: 'time.yesterday' }),
  /** Shown next to a time if the device is in another time zone. */
  istanbulTime: () => msg('(TSİ)', { id: 'time.istanbul' }),
  countdown: (days: number, hours: string, minutes: string) =>
    msg(str`${days} g ${hours} sa ${minutes} dk`, { id: 'time.countdown' }),
  units: {
    day: {
      one: () => msg('1 gün', { id: 'time.day' }),
      more: (count: number) => msg(str`${count} gün`, { id: 'time.days' })
    },
    hour: {
      one: () => msg('1 saat', { id: 'time.hour' }),
      more: (count: number) => msg(str`${count} saat`, { id: 'time.hours' })
    },
    minute: {
      one: () => msg('1 dakika', { id: 'time.minute' }),
      more: (count: number) => msg(str`${count} dakika`, { id: 'time.minutes' })
    }
  },
  presets: {
    all: () => msg('Tüm zamanlar', { id: 'time.preset-all' }),
    730: () => msg('Son 2 yıl', { id: 'time.preset-730' }),
    365: () => msg('Son 12 ay', { id: 'time.preset-365' }),
    180: () => msg('Son 180 gün', { id: 'time.preset-180' }),
    90: () => msg('Son 90 gün', { id: 'time.preset-90' }),
    30: () => msg('Son 30 gün', { id: 'time.preset-30' }),
    7: () => msg('Son 7 gün', { id: 'time.preset-7' }),
    'last-month': () => msg('Geçen ay', { id: 'time.preset-last-month' }),
    'this-month': () => msg('Bu ay', { id: 'time.preset-this-month' }),
    yesterday: () => msg('Dün', { id: 'time.preset-yesterday' }),
    today: () => msg('Bugün', { id: 'time.preset-today' })
  }
}

/** Separate from the texts above, which more elements use. */
export const calendarWords = {
  /** Label of the button that opens the calendar. */
  calendar: (field: string) => msg(str`Takvim: ${field}`, { id: 'time.calendar' }),
  previousMonth: () => msg('Önceki ay', { id: 'time.previous-month' }),
  nextMonth: () => msg('Sonraki ay', { id: 'time.next-month' }),
  close: () => msg('Kapat', { id: 'time.close' })
}

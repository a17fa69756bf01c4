import { msg, str } from '@lit/localize'

export const sliderWords = {
  title: () => msg('Öne çıkanlar', { id: 'slider.title' }),
  aside: () => msg('Şimdi Rıhtım’da', { id: 'slider.aside' }),
  previous: () => msg('Önceki', { id: 'slider.previous' }),
  next: () => msg('Sonraki', { id: 'slider.next' }),
  pause: () => msg('Durdur', { id: 'slider.pause' }),
  resume: () => msg('Oynat', { id: 'slider.resume' }),
  details: () => msg('Detay', { id: 'slider.details' }),
  place: (place: number, count: number) => msg(str`${place} / ${count}`, { id: 'slider.place' })
}

import { SYMBOLS, type ReelSymbol } from '../../engines/reels/engine.ts'
import type { I18n } from '../../ui/i18n.ts'
import { wordsFor } from '../../ui/words.ts'
import type { SkinName } from './skin.ts'

/** In the order of `SYMBOLS`: the rarest first. */
type Names = Readonly<Record<SkinName, readonly string[]>>

const tr: Names = {
  harbour: ['Çapa', 'Martı', 'Simit', 'Fener', 'Dalga', 'Bilet'],
  night: ['Baykuş', 'Ay', 'Anahtar', 'Kandil', 'Yıldız', 'Bulut'],
  bazaar: ['Nar', 'Cezve', 'Lokum', 'Fincan', 'Çay', 'Şeker'],
  garden: ['Tavus', 'Çeşme', 'Lale', 'Karanfil', 'Çini', 'Yaprak'],
  workshop: ['Tramvay', 'Saat', 'Topaç', 'Çark', 'Bilye', 'Yay']
}

const en: Names = {
  harbour: ['Anchor', 'Gull', 'Simit', 'Lantern', 'Wave', 'Ticket'],
  night: ['Owl', 'Moon', 'Key', 'Oil lamp', 'Star', 'Cloud'],
  bazaar: ['Pomegranate', 'Coffee pot', 'Lokum', 'Cup', 'Tea', 'Sweet'],
  garden: ['Peacock', 'Fountain', 'Tulip', 'Carnation', 'Tile', 'Leaf'],
  workshop: ['Tram', 'Watch', 'Top', 'Cogwheel', 'Marble', 'Spring']
}

const names = wordsFor<Names>({ tr, en })

export function symbolName(i18n: I18n, symbol: ReelSymbol, skin: SkinName): string {
  return names(i18n)[skin][SYMBOLS.indexOf(symbol)] ?? ''
}

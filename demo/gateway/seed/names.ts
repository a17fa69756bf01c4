/**
 * Names of games: Turkish adjectives and nouns, about a third in English. 37 and 29 have no common factor with 624 and
 * 144, so that names are unique.
 */
const ADJECTIVES = words(
  'Bakır Gizli Mavi Sabah Gece Altıncı Rüzgârlı Sessiz Kehribar Yağmurlu Kırık Uzak Son Kuzey Eski Parlak Derin Tuzlu ' +
    'Sıcak Kayıp Çifte Gümüşî Küçük Yedinci Dalgın Mercan'
)
const NOUNS = words(
  'Fener Martı İskele Simit Sarnıç Makara Vapur Pusula Kandil Çınar Tramvay Halat Kumbara Bilye Topaç Cezve Saat Köprü ' +
    'Yelken Avlu Mendirek Lokum Zarf Nakkaş'
)
const ENGLISH_ADJECTIVES = words(
  'Copper Quiet Amber Northern Hidden Salt Paper Seventh Rainy Distant Velvet Broken'
)
const ENGLISH_NOUNS = words(
  'Lantern Gull Quay Compass Tram Cistern Sail Marble Harbour Pulley Envelope Clockwork'
)

/** Third words, for larger catalogues. */
const PLACES = words(
  'Adası Yolu Limanı Kulesi Çarşısı Bahçesi Sokağı Kapısı Burnu Hanı Bayramı Masalı Oyunu Gecesi Sandığı Yarışı Rüyası ' +
    'Defteri Kervanı Düğünü Geçidi Durağı Tepesi Kıyısı Meydanı Konağı Değirmeni Atlası Haritası Kıvılcımı Aynası Şarkısı ' +
    'Kuyusu Turu'
)

/** Name of one of the 312 games, by index. */
export function gameName(index: number): string {
  const turkish = Math.floor(index / 13) * 9 + Math.min(index % 13, 9)
  if (index % 13 < 9) return pair(ADJECTIVES, NOUNS, (37 * turkish) % 624)
  return pair(ENGLISH_ADJECTIVES, ENGLISH_NOUNS, (29 * (index - turkish)) % 144)
}

/** Name of a game beyond the 312, by index; unique up to 21,216. */
export function furtherName(index: number): string {
  const place = PLACES[Math.floor(index / 624) % PLACES.length]
  return `${pair(ADJECTIVES, NOUNS, (37 * index) % 624)} ${place}`
}

function pair(adjectives: readonly string[], nouns: readonly string[], at: number): string {
  return `${adjectives[Math.floor(at / nouns.length)]} ${nouns[at % nouns.length]}`
}

function words(text: string): readonly string[] {
  return text.split(' ')
}

import { useState } from 'react'

import { LiveTile } from '../src/tile/live-tile.tsx'
import { Tile } from '../src/tile/tile.tsx'
import { Rail, Skeleton } from '../src/ui/index.ts'

const names = [
  'Bakır Fener',
  'Gizli Bilye',
  'Sabah İskelesi',
  'Gece Cezvesi',
  'Rüzgârlı Sarnıç',
  'Sessiz Köprü'
]
const more = ['Yağmurlu Vapur ve Uzun Bir Yolculuk Gecesi', 'Son Kandil', 'Derin Liman', 'Martı Takası']
const games = [...names, ...more, 'Poyraz', 'Lodos', 'Kehribar Yolu', 'Çifte Çapa']

export function Tiles() {
  const [favourites, setFavourites] = useState<string[]>(['Gizli Bilye'])
  const toggle = (name: string) =>
    setFavourites(before => (before.includes(name) ? before.filter(one => one !== name) : [...before, name]))
  const heartOf = (name: string) => ({
    label: favourites.includes(name) ? 'Favorilerden Çıkar' : 'Favorilere Ekle',
    pressed: favourites.includes(name),
    pending: name === 'Sabah İskelesi',
    onToggle: () => toggle(name)
  })
  const tiles = games.map((name, index) => (
    <Tile
      key={name}
      name={name}
      playLabel="Oyna"
      provider="Çift Martı"
      coverKey={`slot:${1001 + index * 5}`}
      badge={index === 3 ? 'Yeni' : undefined}
      picture={index % 5 === 4 ? '/missing.svg' : undefined}
      heart={heartOf(name)}
    />
  ))
  return (
    <>
      <Rail
        title="Son oynananlar"
        action={<a href="#all">Tümü</a>}
        previousLabel="Önceki"
        nextLabel="Sonraki"
      >
        {tiles}
      </Rail>
      <Rail title="Canlı masalar" look="wide" previousLabel="Önceki" nextLabel="Sonraki">
        {['Türkçe Rulet', 'Blackjack A', 'Şov', 'Poker', 'Rulet 2'].map((name, index) => (
          <LiveTile
            key={name}
            name={name}
            playLabel="Oyna"
            provider="Kehribar"
            dealer="Defne"
            stakes="₺5–₺5.000"
            coverKey={`live:${5001 + index}`}
            badge={index === 2 ? 'Dolu' : undefined}
            heart={heartOf(name)}
          />
        ))}
      </Rail>
      <div className="grid" aria-busy="true">
        <Skeleton shape="tile" count={4} />
      </div>
    </>
  )
}

import { disc, fans, hills, rays, rings, sea, tiles } from './compositions.ts'
import { lattice } from './motifs/lattice.ts'
import type { Motif } from './motifs.ts'
import { curtains, gem, keyhole, lights, medal, niche, reef, road, sheets, sparkle } from './scenery.ts'
import { fog, night, rain, stillness, sunrise, sunset, surf, wind } from './skies.ts'

/** How the noun stands: two of it, small, in the distance, or in two pieces. */
export type Stand = 'one' | 'pair' | 'small' | 'far' | 'broken'

/** What the adjective of a name does to its cover. */
export interface Mood {
  /** Name of the palette; another one per cover if unset. */
  palette?: string
  /** One of them is behind the noun, instead of a composition. */
  behind?: readonly [Motif, ...Motif[]]
  /** In front of the noun. */
  before?: Motif
  stand?: Stand
}

const MOODS: Readonly<Record<string, Mood>> = {
  ...same('bakır copper', { palette: 'Bakır', behind: [medal, rays, fans, disc] }),
  ...same('gizli hidden', { behind: [keyhole], stand: 'small' }),
  ...same('mavi', { palette: 'Çini', behind: [lattice] }),
  ...same('sabah', { behind: [sunrise] }),
  ...same('gece', { palette: 'Gece', behind: [night] }),
  ...same('altıncı', { behind: [disc], before: lights(6) }),
  ...same('yedinci seventh', { behind: [rings], before: lights(7) }),
  ...same('rüzgârlı', { behind: [wind] }),
  ...same('sessiz quiet', { behind: [stillness] }),
  ...same('kehribar amber', { palette: 'Kehribar', behind: [gem] }),
  ...same('yağmurlu rainy', { palette: 'Lacivert', behind: [hills], before: rain }),
  ...same('kırık broken', { behind: [tiles], stand: 'broken' }),
  ...same('uzak distant', { behind: [road], stand: 'far' }),
  ...same('son', { behind: [sunset] }),
  ...same('kuzey northern', { behind: [night], before: sparkle }),
  ...same('eski', { behind: [niche] }),
  ...same('parlak', { behind: [rays], before: sparkle }),
  ...same('derin', { behind: [sea], before: surf }),
  ...same('tuzlu salt', { behind: [fans], before: surf }),
  ...same('sıcak', { palette: 'Mercan', behind: [sunrise] }),
  ...same('kayıp', { behind: [disc], before: fog }),
  ...same('dalgın', { behind: [wind], before: fog }),
  ...same('çifte', { stand: 'pair' }),
  ...same('gümüşî', { palette: 'Sis', behind: [rays], before: sparkle }),
  ...same('küçük', { behind: [rings], stand: 'small' }),
  ...same('mercan', { palette: 'Mercan', behind: [reef] }),
  ...same('paper', { behind: [sheets] }),
  ...same('velvet', { palette: 'Nar', behind: [curtains] })
}

function same(names: string, mood: Mood): Record<string, Mood> {
  return Object.fromEntries(names.split(' ').map(name => [name, mood]))
}

/** The mood of the first word that has one. */
export function moodOf(name: string): Mood {
  const words = name.toLocaleLowerCase('tr').split(' ')
  const known = words.find(word => Object.hasOwn(MOODS, word))
  return (known === undefined ? undefined : MOODS[known]) ?? {}
}

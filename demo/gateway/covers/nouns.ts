import { GAME_DRAWINGS } from './game-drawings.ts'
import { IVORY, type Palette } from './palettes.ts'

/**
 * What a name speaks of, drawn on 100 × 100 units with its centre at 50, 50. Colours by letter: A accent, M motif,
 * S shade, G ground, I ivory, P spark.
 */
const DRAWINGS = {
  lantern:
    '<path fill="none" stroke="A" stroke-width="4" d="M38 24a12 12 0 0 1 24 0"/><path fill="A" d="M34 24h32l7 11H27z"/><path fill="M" d="M30 36h40v40H30z"/><path fill="I" d="M39 42h22v28H39z"/><path fill="G" d="M48 42h4v28h-4z"/><path fill="A" d="M26 77h48v9H26z"/>',
  gull: '<path fill="A" d="M2 44Q26 16 47 46q3 4 6 0Q74 16 98 44 76 36 59 52l-9 12-9-12Q24 36 2 44z"/><path fill="I" d="M41 52q9-10 18 0l-9 26z"/><path fill="M" d="M12 76q7-8 13 1 6-9 13-1-8-2-13 4-5-6-13-4z"/>',
  quay: '<path fill="A" d="M20 34h8v56h-8zM46 34h8v56h-8zM72 34h8v56h-8z"/><path fill="M" d="M10 52h80v10H10z"/><path fill="none" stroke="I" stroke-width="3" d="M24 38q13 16 26 0 13 16 26 0"/><path fill="S" d="M6 82h88v4H6zM20 91h60v3H20z"/>',
  simit:
    '<circle cx="50" cy="50" r="31" fill="none" stroke="M" stroke-width="26"/><circle cx="50" cy="50" r="31" fill="none" stroke="A" stroke-width="20"/><circle cx="50" cy="50" r="35" fill="none" stroke="I" stroke-width="4" stroke-dasharray="3 13"/><circle cx="50" cy="50" r="27" fill="none" stroke="I" stroke-width="4" stroke-dasharray="3 11"/>',
  cistern:
    '<path fill="M" d="M10 18h80v72H10z"/><path fill="G" d="M18 84V46a9 9 0 0 1 18 0v38zM41 84V46a9 9 0 0 1 18 0v38zM64 84V46a9 9 0 0 1 18 0v38z"/><path fill="A" d="M6 12h88v9H6zM6 80h88v5H6zM16 88h68v4H16z"/>',
  pulley:
    '<path fill="A" d="M44 2h12v24H44z"/><circle cx="50" cy="48" r="33" fill="M"/><circle cx="50" cy="48" r="25" fill="G"/><path fill="M" d="M47 22h6v52h-6zM24 45h52v6H24z"/><circle cx="50" cy="48" r="9" fill="A"/><path fill="none" stroke="I" stroke-width="4" d="M17 48v48M83 48v30"/><path fill="A" d="M76 78h14v12H76z"/>',
  ferry:
    '<path fill="A" d="M4 62h92L82 84H20z"/><path fill="M" d="M18 46h58v14H18zM28 32h38v12H28z"/><path fill="none" stroke="G" stroke-width="6" stroke-dasharray="7 5" d="M23 53h48M33 38h28"/><path fill="A" d="M48 10h14v20H48z"/><path fill="I" d="M48 16h14v5H48z"/><path fill="S" d="M0 88h100v4H0z"/>',
  compass:
    '<circle cx="50" cy="50" r="40" fill="M"/><circle cx="50" cy="50" r="32" fill="G"/><path fill="A" d="M50 14 61 50H39z"/><path fill="I" d="M50 86 39 50h22z"/><circle cx="50" cy="50" r="5" fill="G"/><path fill="A" d="M44 2h12v8H44z"/>',
  lamp: '<path fill="none" stroke="A" stroke-width="3" d="M50 2 24 42M50 2l26 40"/><path fill="I" d="M50 20q12 14 0 24-12-10 0-24z"/><path fill="A" d="M20 42h60q0 32-30 38-30-6-30-38z"/><path fill="M" d="M26 50h48q-1 8-5 13H31q-4-5-5-13zM44 82h12l-6 14z"/>',
  tree: '<path fill="A" d="M45 50h10l3 42H42z"/><circle cx="50" cy="32" r="25" fill="M"/><circle cx="28" cy="48" r="18" fill="M"/><circle cx="72" cy="48" r="18" fill="M"/><path fill="A" d="M40 22h6v6h-6zM58 30h6v6h-6zM26 46h6v6h-6zM70 48h6v6h-6zM48 44h6v6h-6z"/><path fill="S" d="M16 90h68v4H16z"/>',
  tram: '<path fill="none" stroke="M" stroke-width="3" d="M50 24 38 6h28"/><path fill="A" d="M24 22h52q8 0 8 9v47H16V31q0-9 8-9z"/><path fill="G" d="M24 32h22v19H24zM54 32h22v19H54z"/><path fill="M" d="M16 58h68v7H16z"/><circle cx="50" cy="72" r="4" fill="I"/><circle cx="32" cy="82" r="8" fill="M"/><circle cx="68" cy="82" r="8" fill="M"/><path fill="S" d="M6 91h88v4H6z"/>',
  rope: '<path fill="none" stroke="A" stroke-width="13" d="M6 74C24 2 66 6 62 38S26 82 30 50 78 6 94 74"/><path fill="none" stroke="G" stroke-width="3" stroke-dasharray="5 6" d="M6 74C24 2 66 6 62 38S26 82 30 50 78 6 94 74"/>',
  moneybox:
    '<path fill="M" d="M28 68h10v20H28zM60 68h10v20H60zM26 30l16 8-14 10z"/><ellipse cx="48" cy="56" rx="36" ry="25" fill="A"/><ellipse cx="84" cy="56" rx="8" ry="11" fill="M"/><path fill="G" d="M40 36h20v4H40z"/><circle cx="68" cy="48" r="4" fill="G"/><circle cx="50" cy="18" r="11" fill="I"/><path fill="A" d="M48 11h4v14h-4z"/>',
  marbles:
    '<circle cx="36" cy="60" r="28" fill="A"/><path fill="M" d="M14 52q22-22 48 2-22 2-24 32-20-6-24-34z"/><circle cx="72" cy="34" r="19" fill="M"/><circle cx="74" cy="78" r="12" fill="I"/><circle cx="65" cy="27" r="5" fill="I"/><circle cx="26" cy="46" r="5" fill="I"/>',
  top: '<path fill="I" d="M46 6h8v22h-8z"/><path fill="A" d="M14 28h72L55 84H45z"/><path fill="M" d="M14 28h72l-6 11H20zM30 57h40l-6 10H36z"/><path fill="I" d="M45 84h10l-5 12z"/><path fill="none" stroke="S" stroke-width="4" d="M8 88q18 10 34 6M92 88q-18 10-34 6"/>',
  pot: '<path fill="none" stroke="I" stroke-width="4" d="M34 24q-7-9 0-20M50 24q-7-9 0-20"/><path fill="M" d="M18 30h52v9H18z"/><path fill="A" d="M24 39h40l8 36q1 11-10 11H26q-11 0-10-11z"/><path fill="none" stroke="M" stroke-width="8" d="M66 46 98 32"/><path fill="M" d="M20 60h49l2 9H18z"/>',
  clock:
    '<circle cx="22" cy="20" r="11" fill="M"/><circle cx="78" cy="20" r="11" fill="M"/><circle cx="50" cy="54" r="38" fill="A"/><circle cx="50" cy="54" r="30" fill="G"/><path fill="I" d="M48 32h5v24h-5zM48 52h22v5H48z"/><path fill="A" d="M48 26h5v5h-5zM48 77h5v5h-5zM22 52h5v5h-5zM74 52h5v5h-5zM20 88l8 6-8 4zM80 88l-8 6 8 4z"/>',
  bridge:
    '<path fill="A" d="M20 16h10v72H20zM70 16h10v72H70z"/><path fill="none" stroke="I" stroke-width="3" d="M0 62Q20 40 25 20q25 74 50 0 5 20 25 42"/><path fill="none" stroke="M" stroke-width="2" d="M38 46v18M50 56v8M62 46v18"/><path fill="M" d="M0 64h100v9H0z"/><path fill="S" d="M4 84h92v4H4zM16 92h68v3H16z"/>',
  sail: '<path fill="A" d="M48 4v66H10z"/><path fill="I" d="M54 16v54h34z"/><path fill="M" d="M6 74h88L80 90H22z"/><path fill="S" d="M0 93h100v4H0z"/>',
  courtyard:
    '<path fill="A" d="M4 14h92v9H4z"/><path fill="M" d="M12 24h76v66H12z"/><path fill="G" d="M28 90V58a22 22 0 0 1 44 0v32z"/><path fill="A" d="M34 82h32v8H34zM47 62h6v20h-6z"/><path fill="I" d="M40 62h20v4H40z"/><path fill="G" d="M18 32h10v10H18zM72 32h10v10H72z"/>',
  lighthouse:
    '<path fill="S" d="M58 18 98 4v32zM42 18 2 4v32z"/><path fill="M" d="M37 14 50 2l13 12z"/><path fill="I" d="M41 14h18v14H41z"/><path fill="A" d="M40 28h20l8 58H32z"/><path fill="M" d="M38 42h24l2 12H36zM35 66h30l2 12H33zM10 94q40-22 80 0z"/>',
  delight:
    '<path fill="A" d="m8 56 24-12 24 12-24 12z"/><path fill="M" d="M8 56v24l24 12V68z"/><path fill="S" d="M56 56v24L32 92V68z"/><path fill="I" d="m46 24 22-11 22 11-22 11z"/><path fill="A" d="M46 24v22l22 11V35z"/><path fill="M" d="M90 24v22L68 57V35z"/><path fill="I" d="M20 55h4v3h-4zM32 50h4v3h-4zM38 59h4v3h-4zM70 78h4v4h-4zM80 70h4v4h-4z"/>',
  envelope:
    '<path fill="A" d="M6 24h88v56H6z"/><path fill="M" d="m6 24 44 34 44-34z"/><path fill="none" stroke="G" stroke-width="2" d="m6 80 32-30M94 80 62 50"/><circle cx="50" cy="56" r="10" fill="I"/><path fill="A" d="M46 52h8v8h-8z"/>',
  palette:
    '<path fill="M" d="M50 12c28 0 44 18 44 38 0 14-12 16-20 13s-15 5-11 13-4 14-13 14C22 90 6 70 6 50S24 12 50 12z"/><circle cx="30" cy="36" r="8" fill="A"/><circle cx="54" cy="28" r="7" fill="I"/><circle cx="76" cy="42" r="7" fill="S"/><circle cx="26" cy="60" r="7" fill="G"/><path fill="A" d="m94 4 4 5-40 44-7-7z"/><path fill="I" d="m51 46 7 7q-6 9-17 9 7-6 10-16z"/>',
  balloon:
    '<path fill="A" d="M50 4c24 0 36 18 36 34 0 20-22 32-26 40H40c-4-8-26-20-26-40C14 22 26 4 50 4z"/><path fill="M" d="M50 4c10 0 16 18 16 34S58 70 55 78H45c-3-8-11-24-11-40S40 4 50 4z"/><path fill="I" d="M41 84h18v13H41z"/>',
  rocket:
    '<path fill="I" d="M50 2q22 22 18 56H32Q28 24 50 2z"/><path fill="A" d="M32 46 16 70l17-4zM68 46l16 24-17-4zM38 62h24l-12 34z"/><circle cx="50" cy="34" r="9" fill="M"/>',
  balls:
    '<circle cx="32" cy="64" r="25" fill="M"/><circle cx="70" cy="64" r="23" fill="A"/><circle cx="52" cy="28" r="23" fill="I"/><circle cx="32" cy="64" r="12" fill="I"/><circle cx="70" cy="64" r="11" fill="I"/><circle cx="52" cy="28" r="11" fill="G"/>',
  wheel:
    '<circle cx="50" cy="50" r="46" fill="A"/><circle cx="50" cy="50" r="40" fill="#14181A"/><circle cx="50" cy="50" r="31" fill="none" stroke="#B3261E" stroke-width="17" stroke-dasharray="10.8 10.84"/><path fill="#1F7A50" d="m46 10h8l-2 18h-4z"/><circle cx="50" cy="50" r="22" fill="A"/><circle cx="50" cy="50" r="18" fill="M"/><path fill="A" d="M48 34h4v32h-4zM34 48h32v4H34z"/><circle cx="50" cy="50" r="6" fill="I"/><circle cx="73" cy="28" r="4" fill="I"/>'
} as const

const ALL = { ...DRAWINGS, ...GAME_DRAWINGS }

export type Noun = keyof typeof ALL

/** Words of names, in lower case; English ones begin as in English names. */
const NOUNS: Readonly<Record<string, Noun>> = {
  ...same('lantern', 'fener lantern'),
  ...same('gull', 'martı gull'),
  ...same('quay', 'iskele quay kıyı'),
  ...same('simit', 'simit'),
  ...same('cistern', 'sarnıç cistern'),
  ...same('pulley', 'makara pulley'),
  ...same('ferry', 'vapur'),
  ...same('compass', 'pusula compass'),
  ...same('lamp', 'kandil'),
  ...same('tree', 'çınar'),
  ...same('tram', 'tramvay tram'),
  ...same('rope', 'halat'),
  ...same('moneybox', 'kumbara'),
  ...same('marbles', 'bilye marble'),
  ...same('top', 'topaç'),
  ...same('pot', 'cezve'),
  ...same('clock', 'saat clockwork'),
  ...same('bridge', 'köprü'),
  ...same('sail', 'yelken sail'),
  ...same('courtyard', 'avlu'),
  ...same('lighthouse', 'mendirek harbour'),
  ...same('delight', 'lokum'),
  ...same('envelope', 'zarf envelope'),
  ...same('palette', 'nakkaş'),
  ...same('balloon', 'balon'),
  ...same('rocket', 'roket'),
  ...same('balls', 'tombala'),
  ...same('wheel', 'rulet roulette'),
  ...same('blackjack', 'blackjack yirmi'),
  ...same('baccarat', 'bakara'),
  ...same('poker', 'poker'),
  ...same('chest', 'sandık'),
  ...same('tower', 'kule'),
  ...same('fortune', 'çark'),
  ...same('horse', 'nala'),
  ...same('slip', 'bahis kuponu kupon'),
  ...same('football', 'saha canlı'),
  // Of studios.
  ...same('compass', 'poyraz'),
  ...same('sail', 'lodos'),
  ...same('quay', 'rıhtım'),
  ...same('palette', 'kalem'),
  ...same('top', 'fırıldak'),
  ...same('ferry', 'sefer'),
  ...same('lamp', 'tezgâh divan'),
  ...same('gull', 'yakamoz'),
  ...same('courtyard', 'köşk'),
  ...same('tower', 'galata'),
  ...same('tree', 'ıhlamur')
}

function same(noun: Noun, names: string): Record<string, Noun> {
  return Object.fromEntries(names.split(' ').map(name => [name, noun]))
}

/** The first thing that a name speaks of; undefined for other names. */
export function nounOf(name: string): Noun | undefined {
  const words = name.toLocaleLowerCase('tr').split(' ')
  const known = words.find(word => Object.hasOwn(NOUNS, word))
  return known === undefined ? undefined : NOUNS[known]
}

/** Draws a noun in the colours of a cover, on 100 × 100 units. */
export function drawNoun(noun: Noun, palette: Palette): string {
  return paint(ALL[noun], palette)
}

/** Replaces the letters of a drawing by the colours of a palette. */
export function paint(drawing: string, { accent, motif, shade, ground, spark }: Palette): string {
  const colours: Record<string, string> = { A: accent, M: motif, S: shade, G: ground, I: IVORY, P: spark }
  return drawing.replaceAll(/"([AMSGIP])"/g, (_, letter: string) => `"${colours[letter]}"`)
}

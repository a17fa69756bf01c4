import { picture, svg } from '../dom.ts'

const SKINS = ['#e9bd96', '#d29b6c', '#f1cda9', '#b57a4c']
const HAIRS = ['#20150f', '#4a2c18', '#7a3b1c', '#3a3f42']

/** Dealers with long hair, by first name. */
const LONG_HAIRED: ReadonlySet<string> = new Set(['Defne', 'Elif', 'Derya', 'Nil'])

/** A bust with bow tie and vest, on a ground of the table's colours. The same name always looks the same. */
export function createDealerPicture(name: string): SVGSVGElement {
  const seed = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const [skin, hair] = [SKINS[seed % SKINS.length], HAIRS[(seed >> 2) % HAIRS.length]]
  const isLong = LONG_HAIRED.has(name)
  return picture(
    '0 0 80 80',
    'portrait',
    svg('rect', { width: 80, height: 80, class: 'behind' }),
    ...(isLong ? [path('M17 56Q8 8 40 8t23 48q-10 8-23 8t-23-8z', hair)] : []),
    path('M4 82q0-24 20-28h32q20 4 20 28z', '#f4efe3'),
    svg('path', { d: 'M14 82V58l12-6 14 26 14-26 12 6v24z', class: 'vest' }),
    path('M33 46h14v12l-7 8-7-8z', skin),
    path('M23 32q0-20 17-20t17 20q0 23-17 25-17-2-17-25z', skin),
    path(
      isLong
        ? 'M21 36Q19 9 40 9t19 27q-6-3-9-13-12 11-29 13z'
        : 'M21 33Q18 9 40 9t19 24l-4-3q-1-7-5-9-12 4-21 0-3 2-4 9z',
      hair
    ),
    path('M30 60l10 4 10-4v11l-10-4-10 4z', '#15181a'),
    svg('path', { d: 'M33 38h.1M47 38h.1', class: 'eyes' }),
    svg('path', { d: 'M35 47q5 4 10 0', class: 'mouth' })
  )
}

function path(d: string, fill: string | undefined): SVGPathElement {
  return svg('path', { d, fill })
}

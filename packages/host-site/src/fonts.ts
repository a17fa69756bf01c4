import { environment } from '@bnw/core'
import latinExt from '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'

import turkish from './archivo-turkish.woff2?url'

/**
 * Archivo, weights only, from our own origin. What Turkish has beyond Latin and ı is a file of 3 KB, so that nobody loads
 * the whole of Latin Extended for six letters (docs/decisions/0002). The ranges must not overlap: a browser would load
 * both files.
 */
const RANGES = {
  [latin]: [
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
    'U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
  ],
  [turkish]: ['U+011E-011F, U+0130, U+015E-015F, U+20BA'],
  [latinExt]: [
    'U+0100-011D, U+0120-012F, U+0132-0151, U+0154-015D, U+0160-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7',
    'U+02DD-0302, U+0305-0307, U+0309-0328, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B9',
    'U+20BB-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
  ]
}

/** Where it is kept that the browser has this font in its store. */
const KEPT = 'bnw:font'

/**
 * At once where the browser has it already. At the first visit text is read without it, so that it takes nothing from
 * what the visitor came for, and changes once, when both files that Turkish needs are there.
 */
export function declareFonts(): void {
  const { report, storage, whenIdle } = environment()
  const faces = Object.entries(RANGES).map(([file, ranges]) => faceOf(file, ranges))
  const declare = () => faces.forEach(face => document.fonts.add(face))
  if (storage.get(KEPT) === latin) return declare()
  const fetchThem = async () => {
    await Promise.all(faces.slice(0, 2).map(face => face.load()))
    declare()
    storage.set(KEPT, latin)
  }
  whenIdle(() => void fetchThem().catch(() => report({ name: 'LoadError', call: 'fonts' })))
}

function faceOf(file: string, ranges: readonly string[]): FontFace {
  return new FontFace('Archivo Variable', `url(${file})`, {
    weight: '100 900',
    display: 'swap',
    unicodeRange: ranges.join()
  })
}

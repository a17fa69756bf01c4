import { BOX } from './box.ts'
import { BROKEN } from './broken.ts'
import { DELIVERY } from './delivery.ts'
import { GLOBALS } from './globals.ts'
import { MISSING } from './missing.ts'
import { PLACE } from './place.ts'
import { PROTOTYPES } from './prototypes.ts'
import { STYLE } from './style.ts'

export const CASES = [
  ...MISSING,
  ...PLACE,
  ...BOX,
  ...GLOBALS,
  ...DELIVERY,
  ...STYLE,
  ...PROTOTYPES,
  ...BROKEN
]

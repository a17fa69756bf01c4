import { LOCALES, type Language } from '../lib/language.ts'
import { collator } from '../lib/turkish.ts'

/** The country that has identity numbers and a list of provinces. */
export const TURKEY = 'TR'

/** Two-letter codes of countries and territories (ISO 3166-1). Their names come from the browser. */
export const countryCodes: readonly string[] = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

export interface Country {
  /** Two-letter code. */
  id: string
  label: string
}

/** All countries sorted by name in the page's language, Turkey first (REG-01). */
export function countries(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'code' })
  const compare = collator(language)
  const all = countryCodes.map(id => ({ id, label: names.of(id) ?? id }))
  const others = all.filter(({ id }) => id !== TURKEY).sort((one, other) => compare(one.label, other.label))
  return [...all.filter(({ id }) => id === TURKEY), ...others]
}

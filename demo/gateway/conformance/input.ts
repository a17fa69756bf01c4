import { type Call, choicesOf, fieldsOf, type Schema } from '@bnw/core/contract'

/** Fields whose value is made up, so that the player may have no such record. */
const INVENTED_IDS: readonly string[] = [
  'id',
  'bankID',
  'bankcode',
  'bankAccountID',
  'categoryID',
  'methodID'
]

/** The ids because of which a gateway may know no such record: `bankID "1"`; empty if there is none. */
export function inventedIds(input: object): string {
  const ids = Object.entries(input).filter(([name]) => INVENTED_IDS.includes(name))
  return ids.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(' and ')
}

/** Values of required fields, by name. */
const VALUES: Readonly<Record<string, unknown>> = {
  InfType: 'SSSinformation',
  SiteType: 'desktop',
  SliderType: 'slot',
  sliderPlace: 'all',
  siteId: 889,
  limit: 5,
  offset: 0,
  typeID: 1,
  mode: 'list',
  type: 'casino',
  Type: 2,
  methodID: '901',
  id: '901',
  bankID: '1',
  bankAccountID: '1',
  categoryID: '1',
  startDate: '2026-01-01',
  endDate: '2026-01-31',
  OrderDir: 'DESC',
  OrderPar: 'date'
}

/** Valid data of a read: required fields only, lists of at most 5 rows. */
export function inputFor({ data }: Call): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(data))
  return Object.fromEntries(
    fields.filter(([, field]) => !field.is(undefined)).map(([name, field]) => [name, valueOf(name, field)])
  )
}

function valueOf(name: string, field: Schema): unknown {
  return [VALUES[name], ...choicesOf(field), '1', 1].find(value => field.is(value))
}

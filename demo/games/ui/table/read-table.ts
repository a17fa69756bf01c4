import { array, create, integer, object, string } from 'superstruct'

import type { Table } from '../../engines/table.ts'

const TableData = object({ dealer: string(), minBet: integer(), maxBet: integer(), chips: array(integer()) })

/** The table that the server wrote into the document. */
export function readTable(): Table {
  return create(JSON.parse(document.body.dataset['table'] ?? ''), TableData)
}

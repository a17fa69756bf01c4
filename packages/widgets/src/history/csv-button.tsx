import { explain } from '@bnw/core/gateway'
import {
  $csvForm,
  type CsvFile,
  exportCsv,
  type HistoryFilters,
  type HistoryKind,
  historyWords
} from '@bnw/core/history'
import { formatCount } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { useUnavailableReason } from '../ui/use-unavailable-reason.ts'
import { saveFile } from './save-file.ts'

interface CsvButtonProps {
  kind: HistoryKind
  filters: HistoryFilters
  /** Whether there is nothing to download: only its place is kept, so that what is shown below does not move. */
  isEmpty: boolean
}

/** Downloads all rows that match the filters as CSV. */
export function CsvButton({ kind, filters, isEmpty }: CsvButtonProps) {
  const words = useWords(historyWords)
  const form = useStore($csvForm)
  const reason = useUnavailableReason()
  const [saved, setSaved] = useState<CsvFile>()
  const save = async () => {
    const file = await exportCsv(kind, filters)
    setSaved(file)
    if (file) saveFile(file)
  }
  return (
    <div className={isEmpty ? 'csv hidden' : 'csv'}>
      <Button
        size="small"
        pending={form.status === 'sending'}
        pendingLabel={words.downloading()}
        unavailable={reason}
        onClick={() => void save()}
      >
        {words.download()}
      </Button>
      <p className="hint" role="status">
        {saved?.isCut && words.fileCut(formatCount(saved.rows))}
      </p>
      {form.status === 'failed' && (
        <p className="hint bad" role="alert">
          {explain(form.error)}
        </p>
      )}
    </div>
  )
}

interface CountAndFileProps extends Omit<CsvButtonProps, 'isEmpty'> {
  /** `items` is unset until they are loaded. */
  list: { items?: readonly unknown[] | undefined; total: number }
  countOf: (total: string) => string
}

/** Above the rows of a list: their number, and the file, which an empty list does not have. */
export function CountAndFile({ list: { items, total }, countOf, ...csv }: CountAndFileProps) {
  return (
    <div className="above">
      <output className="hint">{items && total > 0 && countOf(formatCount(total))}</output>
      <CsvButton {...csv} isEmpty={items?.length === 0} />
    </div>
  )
}

import { historyWords } from '@bnw/core/history'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import type { FieldsProps } from './period.tsx'

/** A button for a period without rows that shows all times; renders nothing if all are shown. */
export function WiderPeriod({ filters: { preset, from, to }, choose }: FieldsProps) {
  const words = useWords(historyWords)
  if (preset === 'all' && !from && !to) return null
  return <Button onClick={() => choose({ preset: 'all', from: '', to: '' })}>{words.wider()}</Button>
}

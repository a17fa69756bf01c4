import { formatNumber } from '@bnw/core/lib'

import { useLanguage } from '../../kit/index.ts'

/** Odds with two decimals, in the notation of the language. */
export function Odds({ value }: { value: number | undefined }) {
  const language = useLanguage()
  if (value === undefined) return <span className="number">–</span>
  return <span className="number odds">{formatNumber(value, language, 2)}</span>
}

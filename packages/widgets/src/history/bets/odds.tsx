import { useLanguage } from '../../kit/index.ts'

/** Odds with two decimals, in the notation of the language. */
export function Odds({ value }: { value: number | undefined }) {
  const language = useLanguage()
  if (value === undefined) return <span className="number">–</span>
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return <span className="number odds">{value.toLocaleString(language, two)}</span>
}

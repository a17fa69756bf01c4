import { shapeDay } from '@bnw/core/lib'

import { useLanguage } from '../kit/index.ts'
import { ShapedField, type ShapedFieldProps } from './shaped-field.tsx'

/** A typed date, in the notation of the language, also if it was typed in another one. Needs `fieldStyles`. */
export function DateField({ value, ...field }: Omit<ShapedFieldProps, 'shape'>) {
  const language = useLanguage()
  const shape = (text: string) => shapeDay(text, language)
  return <ShapedField autoComplete="off" {...field} value={shape(value)} shape={shape} />
}

import { $language, shapeDay } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { ShapedField, type ShapedFieldProps } from './shaped-field.tsx'

/** A typed date, in the notation of the language, also if it was typed in another one. Needs `fieldStyles`. */
export function DateField({ value, ...field }: Omit<ShapedFieldProps, 'shape'>) {
  const language = useStore($language)
  const shape = (text: string) => shapeDay(text, language)
  return <ShapedField autoComplete="off" {...field} value={shape(value)} shape={shape} />
}

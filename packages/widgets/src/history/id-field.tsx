import { Field } from '../ui/field.tsx'
import type { FieldsProps } from './period.tsx'
import { useTyped } from './use-typed.ts'

/** The filter by the id of a transaction or coupon. */
export function IdField({ filters, choose, label }: FieldsProps & { label: string }) {
  const field = useTyped(filters.id, text => choose({ id: text.trim() }))
  return <Field label={label} dense autoComplete="off" spellCheck={false} maxLength={60} {...field} />
}

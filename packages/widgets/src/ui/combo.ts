import { fold } from '@bnw/core/lib'
import type { ReactNode } from 'react'

export interface ComboOption {
  id: string
  label: string
  /** A decorative icon before the label. */
  mark?: ReactNode
}

/** The options that contain the typed text, accents and case aside; those that begin with it come first. */
export function matching(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const typed = fold(text.trim())
  if (!typed) return options
  const found = options.filter(({ label }) => fold(label).includes(typed))
  const isFirst = ({ label }: ComboOption) => fold(label).startsWith(typed)
  return [...found.filter(isFirst), ...found.filter(option => !isFirst(option))]
}

/** The only option that begins with an incomplete text, else the only one that contains it. */
export function meantBy(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const typed = fold(text.trim())
  if (!typed) return undefined
  const found = matching(options, text)
  const first = found.filter(({ label }) => fold(label).startsWith(typed))
  if (first.length > 0) return first.length === 1 ? first[0] : undefined
  return found.length === 1 ? found[0] : undefined
}

/** The option with this label, or with this id, which browsers fill in ("TR"). */
export function bestMatch(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const typed = fold(text.trim())
  if (!typed) return undefined
  return (
    options.find(({ label }) => fold(label) === typed) ??
    options.find(({ id }) => id === text.trim().toUpperCase())
  )
}

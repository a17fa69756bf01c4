import { fold } from '@bnw/core/lib'
import type { ReactNode } from 'react'

export interface ComboOption {
  id: string
  label: string
  /** Stands before the label; it says nothing of its own. */
  mark?: ReactNode
}

/** The options that contain what was typed, however it is spelled; those that begin with it first. */
export function matching(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const wanted = fold(text.trim())
  if (!wanted) return options
  const found = options.filter(({ label }) => fold(label).includes(wanted))
  const isFirst = ({ label }: ComboOption) => fold(label).startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter(option => !isFirst(option))]
}

/** What a text that was left half typed can only mean: the one option that begins so, else the one that contains it. */
export function meantBy(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const wanted = fold(text.trim())
  if (!wanted) return undefined
  const found = matching(options, text)
  const first = found.filter(({ label }) => fold(label).startsWith(wanted))
  if (first.length > 0) return first.length === 1 ? first[0] : undefined
  return found.length === 1 ? found[0] : undefined
}

/** The option that a text names: by its label, or by its id as browsers fill it in ("TR"). */
export function bestMatch(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const wanted = fold(text.trim())
  if (!wanted) return undefined
  return (
    options.find(({ label }) => fold(label) === wanted) ??
    options.find(({ id }) => id === text.trim().toUpperCase())
  )
}

import type { ReactNode } from 'react'

export interface FactProps {
  label: string
  className?: string
  /** Without a value there is no entry. */
  children: ReactNode
}

/** An entry of a list of facts, a `dl`. */
export function Fact({ label, className, children }: FactProps) {
  if (!children) return null
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

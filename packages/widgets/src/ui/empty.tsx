import type { ReactNode } from 'react'

import css from './empty.css?inline'

export const emptyStyles = css

export interface EmptyProps {
  message: string
  /** One action: clear the filter, go to the lobby. */
  action?: ReactNode
  /** `quay` for lists of games, `gull` for messages, `ticket` for coupons. `quay` if unset. */
  drawing?: DrawingName
}

const drawings = {
  quay: 'M4 58h62v8M12 58v16M30 58v16M48 58v16M18 58v-9h6v9M17 49h8M74 70q6-5 12 0t12 0 12 0M84 78q5-4 10 0t10 0M92 30a9 9 0 1 0 9 9 7 7 0 0 1-9-9',
  gull: 'M34 56q-14 2-24-6 14 0 22-10 8-11 20-9 5-7 12-4 5 2 5 6l9 3-9 3q-2 17-20 19zM46 58v14M54 57v15M41 72h8M50 72h9M22 72h66M63 33v.2M92 72h6',
  ticket:
    'M18 34h48v8a6 6 0 0 0 0 12v8H18v-8a6 6 0 0 0 0-12zM66 34l28 7v7a6 6 0 0 0 0 12v8l-28-6M26 44h24M26 52h16M10 74h92'
}

export type DrawingName = keyof typeof drawings

/** The drawing alone, for a page with a single message. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 16 112 68" className="drawing" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}

/**
 * An empty list: a drawing, a line and an action.
 *
 * @part empty - What an empty list shows.
 */
export function Empty({ message, action, drawing = 'quay' }: EmptyProps) {
  return (
    <div className="empty" part="empty">
      <Drawing name={drawing} />
      <output>{message}</output>
      {action}
    </div>
  )
}

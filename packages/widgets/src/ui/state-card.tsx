import { type ReactNode } from 'react'

import { AlertIcon } from './icons/alert.tsx'
import { LockIcon } from './icons/lock.tsx'
import { OfflineIcon } from './icons/offline.tsx'
import { WrenchIcon } from './icons/wrench.tsx'
import css from './state-card.css?inline'
import { useId } from './use-id.ts'

export const stateCardStyles = css

export type StateKind = 'signed-out' | 'maintenance' | 'blocked' | 'offline'

export interface StateCardProps {
  kind: StateKind
  title: string
  text?: string
  /** One button. */
  action?: ReactNode
  /** A one-line banner above the content instead of a card in its place. */
  thin?: boolean
}

const icons = { 'signed-out': LockIcon, maintenance: WrenchIcon, blocked: AlertIcon, offline: OfflineIcon }

/**
 * Why a region is not usable now. It fills the height of its container.
 *
 * @part state-card - Why the content is not available now: signed out, blocked.
 */
export function StateCard({ kind, title, text, action, thin }: StateCardProps) {
  const heading = useId()
  const KindIcon = icons[kind]
  return (
    <section
      className={`state-card ${kind} ${thin ? 'thin' : ''}`}
      part="state-card"
      aria-labelledby={heading}
    >
      <KindIcon />
      <div role={kind === 'signed-out' ? undefined : kind === 'blocked' ? 'alert' : 'status'}>
        <h2 className="small-heading" id={heading}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {action}
    </section>
  )
}

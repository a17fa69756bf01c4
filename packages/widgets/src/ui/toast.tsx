import type { ReactNode } from 'react'

import { AlertIcon } from './icons/alert.tsx'
import { CheckIcon } from './icons/check.tsx'
import { InfoIcon } from './icons/info.tsx'
import css from './toast.css?inline'

/** Includes styles of react-toastify's container, for its unstyled entry. */
export const toastStyles = css

/** For react-toastify's `cssTransition`: the classes of toastStyles. */
export const toastMotion = { enter: 'toast-in', exit: 'toast-out', collapse: false }

export type ToastKind = 'ok' | 'bad' | 'info'

export interface ToastProps {
  kind: ToastKind
  children: ReactNode
  /** Hides the text from assistive technology, which gets it elsewhere on the page. */
  silent?: boolean | undefined
  /** One small button: "Undo". */
  action?: ReactNode
}

const icons = { ok: CheckIcon, bad: AlertIcon, info: InfoIcon }

/**
 * The content of a toast: icon, text, action. The container adds the close button.
 *
 * @part toast - One toast.
 */
export function Toast({ kind, children, silent, action }: ToastProps) {
  const KindIcon = icons[kind]
  return (
    <div className={`toast ${kind}`} part="toast">
      <KindIcon />
      <span className="text" aria-hidden={silent || undefined}>
        {children}
      </span>
      {action}
    </div>
  )
}

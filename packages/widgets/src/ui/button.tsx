import { buttonWords } from '@bnw/core/frame'
import { showToast } from '@bnw/core/toasts'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

import { useArmed, useWords } from '../kit/index.ts'
import css from './button.css?inline'

export const buttonStyles = css

/** `money` is for moving money only; a view has one `primary`. */
export type ButtonKind = 'primary' | 'secondary' | 'text' | 'money' | 'destroy'

export interface ButtonLook {
  /** `secondary` if unset. */
  kind?: ButtonKind
  /** 36, 44 or 52 px high; 44 if unset. */
  size?: 'small' | 'normal' | 'large'
  /** As wide as its container. */
  wide?: boolean
  icon?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** A request is pending: clicks do nothing, the width stays, `pendingLabel` is announced. */
  pending?: boolean
  pendingLabel?: string
  /** Why the button does nothing now. It stays focusable, with the reason as its title, and a click shows it. */
  unavailable?: string
  /** It decides about money. Those of kind `money` and `destroy` always do. */
  guarded?: boolean
}

/** @part button - A button, or a link that looks like one. */
export function Button({
  pending,
  pendingLabel,
  unavailable,
  guarded = false,
  onClick,
  ...props
}: ButtonProps) {
  const { kind, size, wide, icon, children, className, ...rest } = props
  const words = useWords(buttonWords)
  const { ref, isArmed } = useArmed(guarded || kind === 'money' || kind === 'destroy')
  const reason = unavailable ?? (isArmed ? undefined : words.unseen())
  const idle = pending || reason !== undefined
  const click: typeof onClick = event => {
    if (!idle) return onClick?.(event)
    event.preventDefault()
    // A touch screen shows no title.
    if (!pending && reason) showToast({ tone: 'info', text: () => reason })
  }
  return (
    <button
      ref={ref}
      type="button"
      part="button"
      title={reason}
      {...rest}
      className={classOf({ kind, size, wide }, className)}
      aria-busy={pending || undefined}
      aria-disabled={idle || undefined}
      onClick={click}
    >
      <span className="label">
        {icon}
        {children}
      </span>
      {(pending || pendingLabel) && (
        <span className="wait">
          <span className="ring" />
          {pendingLabel}
        </span>
      )}
    </button>
  )
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  href: string
}

/** A link that looks like a button. The address has been through `safeUrl`. */
export function ButtonLink({ kind, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a part="button" {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className="label">
        {icon}
        {children}
      </span>
    </a>
  )
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name; the button shows only an icon. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" part="button" aria-label={label} {...rest} className={`icon-button ${className}`}>
      {icon}
    </button>
  )
}

function classOf({ kind = 'secondary', size = 'normal', wide }: ButtonLook, more = ''): string {
  return `button ${kind} ${size} ${wide ? 'wide' : ''} ${more}`
}

import { $toasts } from '@bnw/core/toasts'
import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'

import css from './dialog.css?inline'
import { CloseIcon } from './icons/close.tsx'
import { useId } from './use-id.ts'

export const dialogStyles = css

export interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called on the close button, Escape and a click outside. Without it the dialog cannot be dismissed. */
  onClose?: () => void
  /** Name of the close button; required with `onClose`. */
  closeLabel?: string
  /** 360, 440 or 640 px wide; always a sheet on phones. `normal` if unset. */
  size?: 'small' | 'normal' | 'wide'
  /** Asks for a decision: no close button, a click outside does nothing, Escape still cancels. */
  decision?: boolean
  /** Id of what describes the dialog, read when it opens. All of its content, if a decision has none. */
  describedBy?: string
  /** The content is long text; it is focusable, so that the keyboard can scroll it. */
  isText?: boolean
  /** Buttons that stay visible below the content. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A modal dialog in the top layer. It moves the focus to `data-first`, else the first field, else its heading, and
 * restores it when it closes or unmounts.
 *
 * @part dialog - A dialog.
 */
export function Dialog({
  open,
  title,
  onClose,
  closeLabel,
  size = 'normal',
  decision,
  ...props
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useModal(dialog, open)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const isInSearch = isEmptySearch(event.target)
    // Chromium closes on a second Escape even if `cancel` was prevented, so the key itself is prevented.
    if (!onClose || isInSearch) event.preventDefault()
    if (isInSearch) onClose?.()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && !decision) onClose?.()
  }
  return (
    // The keyboard equivalent of a click outside is Escape.
    <dialog
      ref={dialog}
      className={`dialog ${size}`}
      part="dialog"
      aria-labelledby={heading}
      aria-describedby={props.describedBy ?? (decision ? `${heading}c` : undefined)}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => open && dialog.current?.showModal()}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <section className="sheet">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {onClose && !decision && (
            <button type="button" className="shut" aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </header>
        <div
          id={`${heading}c`}
          className="content"
          {...(props.isText && { tabIndex: 0, role: 'region', 'aria-labelledby': heading })}
        >
          {props.children}
        </div>
        {props.footer && <footer>{props.footer}</footer>}
        <ToastText open={open} />
      </section>
    </dialog>
  )
}

/** In WebKit Escape is for a search field alone, even for an empty one, and closes no dialog. */
function isEmptySearch(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value === ''
}

/** Opens and closes the native dialog. It closes before it unmounts; otherwise the focus is not restored. */
function useModal(ref: { current: HTMLDialogElement | null }, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    const first =
      dialog.querySelector<HTMLElement>('[data-first]') ??
      dialog.querySelector<HTMLElement>('.content :is(input:not([type=hidden]),select,textarea)') ??
      dialog.querySelector('h2')
    first?.focus()
    return () => dialog.close()
  }, [ref, open])
}

/** The newest toast since the dialog opened: an open dialog hides those outside it from assistive technology. */
function ToastText({ open }: { open: boolean }) {
  const toasts = useStore($toasts)
  // The toasts before are not those of this dialog.
  const known = useMemo(() => (open ? ($toasts.get().at(-1)?.id ?? 0) : Infinity), [open])
  return (
    <p className="visually-hidden" role="status">
      {toasts.findLast(({ id, isSilent }) => id > known && !isSilent)?.text()}
    </p>
  )
}

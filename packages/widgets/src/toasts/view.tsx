import { environment } from '@bnw/core'
import { gatewayWords } from '@bnw/core/gateway'
import { $idleSeconds } from '@bnw/core/inactivity'
import { sessionWords } from '@bnw/core/session'
import { $toasts, type ToastItem, toastWords } from '@bnw/core/toasts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type CloseButtonProps, cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'

import { lazily, useHost, useReady, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { Toast, type ToastKind, toastMotion } from '../ui/toast.tsx'
import { useId } from '../ui/use-id.ts'

/** How many toasts show at once; the newest is at the bottom. */
const MAX_TOASTS = 3

/** Screen readers may leave out a text that appears together with its live region, so the region opens before, ms. */
const REGION_FIRST_MS = 100

const KINDS: Record<ToastItem['tone'], ToastKind> = { good: 'ok', bad: 'bad', info: 'info' }

const Fade = cssTransition(toastMotion)

/** Loaded on demand: most pages never need it. */
const Inactivity = lazily(async () => (await import('./inactivity.tsx')).Inactivity)

/**
 * Shows each toast once, and the warning before an inactive session ends. A second element on the page stays empty:
 * react-toastify supports one container.
 */
export function Toasts() {
  const host = useHost()
  const words = useWords(toastWords)
  useReady()
  const isFirst = document.querySelector('bnw-toasts') === host || host.getRootNode() !== document
  const isWarned = useStore($idleSeconds) !== undefined
  if (!isFirst) return null
  return (
    <>
      <Region label={words.title()} />
      {isWarned && <Inactivity />}
    </>
  )
}

/** The toasts of the region that rendered last. */
let latest: readonly ToastItem[] = []

function Region({ label }: { label: string }) {
  // An element that takes the place of another is mounted before the other's container leaves.
  const containerId = useId()
  const toasts = useStore($toasts)
  // One that repeats is another item.
  const shown = useRef<readonly ToastItem[]>(latest.filter(isOver))
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const changed = toasts.filter(item => !shown.current.includes(item))
    const isThere = ({ id }: ToastItem) => shown.current.some(item => item.id === id)
    const before = shown.current
    shown.current = latest = toasts
    // Those of a session that has ended.
    before.forEach(item => isThere(item) || toast.dismiss(item.id))
    const fresh = changed.filter(({ id }) => !toast.isActive(id, containerId))
    for (const { id } of changed) restart(id, containerId)
    if (fresh.length === 0) return
    moveToTop(region.current)
    setTimeout(() => {
      // The last toast before may have left meanwhile.
      if (!region.current?.matches(':popover-open')) moveToTop(region.current)
      for (const item of fresh.filter(isThere)) show(item, containerId)
    }, REGION_FIRST_MS)
  }, [toasts, containerId])
  useEffect(() => {
    if (region.current) return hideWhenEmpty(region.current)
  }, [])

  return (
    <div
      ref={region}
      className="region"
      popover="manual"
      // Time for the keyboard to reach "Undo".
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
    >
      <ToastContainer
        containerId={containerId}
        aria-label={label}
        position="bottom-right"
        limit={MAX_TOASTS}
        newestOnTop={false}
        closeButton={Close}
        pauseOnFocusLoss
        pauseOnHover
        closeOnClick={false}
        draggable={false}
        // It is not shown, and has an English name.
        hideProgressBar
        transition={Fade}
      />
    </div>
  )
}

function Close({ closeToast }: CloseButtonProps) {
  const words = useWords(sessionWords)
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={words.close()}
      onClick={event => closeToast(event)}
    >
      <CloseIcon />
    </button>
  )
}

/** Shows the region above dialogs opened since: the last one to enter the top layer covers the others. */
function moveToTop(region: HTMLElement | null): void {
  if (!region?.isConnected) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/**
 * Leaves the top layer after the last toast: to Chromium everything below an open popover is covered, so that money
 * buttons in a frame would stay disarmed (H30).
 */
function hideWhenEmpty(region: HTMLElement): () => void {
  const watcher = new MutationObserver(() => {
    if (!region.querySelector('.Toastify__toast') && region.matches(':popover-open')) region.hidePopover()
  })
  watcher.observe(region, { childList: true, subtree: true })
  return () => watcher.disconnect()
}

/** Whether the time of a toast is over. */
function isOver({ at, durationMs }: ToastItem): boolean {
  return durationMs > 0 && environment().now() >= at + durationMs
}

function show(item: ToastItem, containerId: string): void {
  toast(<Message item={item} />, {
    containerId,
    toastId: item.id,
    autoClose: item.durationMs || false,
    // The page is blocked: only reloading it helps.
    closeButton: item.action === 'reload' ? false : Close,
    // The container is a polite live region: another one within it would announce the toast again.
    role: item.tone === 'bad' && !item.isSilent ? 'alert' : 'group'
  })
}

/** Starts the time of a repeated toast again. Does nothing if it is not there. */
function restart(id: number, containerId: string): void {
  toast.update(id, { containerId, delay: undefined })
}

function Message({ item }: { item: ToastItem }) {
  useWords(gatewayWords)
  const count = useStore($toasts).find(({ id }) => id === item.id)?.count
  // Gone at once, while the box of the toast is still leaving.
  if (!count) return null
  return (
    <Toast kind={KINDS[item.tone]} silent={item.isSilent} action={<Action item={item} />}>
      {item.text()}
      {count > 1 && <b className="count number"> ×{count}</b>}
    </Toast>
  )
}

function Action({ item: { action, id } }: { item: ToastItem }) {
  const words = useWords(gatewayWords)
  if (!action) return null
  if (action === 'reload') {
    return (
      <Button size="small" onClick={() => environment().reloadPage()}>
        {words.reload()}
      </Button>
    )
  }
  const run = () => {
    toast.dismiss(id)
    action.run()
  }
  return (
    <Button size="small" onClick={run}>
      {action.label()}
    </Button>
  )
}

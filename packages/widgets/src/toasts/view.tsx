import { $notices, gatewayWords, type Notice, noticeWords } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'

import { useHost, useReady, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Toast, type ToastKind } from '../ui/toast.tsx'

/** Few at a time: the newest at the bottom (ux 1.3). */
const MOST = 3
/** The same text again within this time, ms, is not repeated. */
const REPEAT_MS = 3_000

const KINDS: Record<Notice['tone'], ToastKind> = { good: 'ok', bad: 'bad', info: 'info' }

const Fade = cssTransition({ enter: 'enter', exit: 'leave', collapse: false })

/** Shows each notice once. A second element on the page stays empty: react-toastify knows one container. */
export function Toasts() {
  const host = useHost()
  const words = useWords(noticeWords)
  useReady()
  const isFirst = document.querySelector('bnw-toasts') === host || host.getRootNode() !== document
  return isFirst ? <Region label={words.title()} /> : null
}

function Region({ label }: { label: string }) {
  const notices = useStore($notices)
  const shown = useRef(new Set<number>())

  useEffect(() => {
    const fresh = notices.filter(({ id }) => !shown.current.has(id))
    for (const notice of fresh) {
      shown.current.add(notice.id)
      if (!isRepeated(notice, notices)) show(notice)
    }
  }, [notices])

  return (
    <ToastContainer
      aria-label={label}
      position="bottom-right"
      limit={MOST}
      newestOnTop={false}
      hideProgressBar
      pauseOnFocusLoss
      pauseOnHover
      closeOnClick={false}
      draggable={false}
      transition={Fade}
    />
  )
}

function show(notice: Notice): void {
  toast(<Message notice={notice} />, {
    toastId: notice.id,
    autoClose: notice.lasts || false,
    role: notice.tone === 'bad' ? 'alert' : 'status'
  })
}

function Message({ notice }: { notice: Notice }) {
  useWords(gatewayWords)
  return (
    <Toast kind={KINDS[notice.tone]} action={<Action notice={notice} />}>
      {notice.text()}
    </Toast>
  )
}

function Action({ notice: { action, id } }: { notice: Notice }) {
  const words = useWords(gatewayWords)
  if (!action) return null
  if (action === 'reload') {
    return (
      <Button size="small" onClick={() => location.reload()}>
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

function isRepeated({ id, at, text }: Notice, notices: readonly Notice[]): boolean {
  return notices.some(other => other.id < id && at - other.at < REPEAT_MS && other.text() === text())
}

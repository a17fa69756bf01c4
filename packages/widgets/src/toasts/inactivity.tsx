import { $idleSeconds, inactivityWords, staySignedIn } from '@bnw/core/inactivity'
import { logOut } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useStyles, useWords } from '../kit/index.ts'
import { ofDocument } from '../kit/own-document.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, dialogStyles } from '../ui/dialog.tsx'
import { useId } from '../ui/use-id.ts'
import css from './inactivity.css?inline'

const styles = [dialogStyles, css]

/** Remaining minutes that are announced. */
const ANNOUNCED_MINUTES = [1, 2]

/** The warning in the last five minutes of an inactive session. Only its button continues it, in all tabs (SESS-06). */
export function Inactivity() {
  useStyles(styles)
  const words = useWords(inactivityWords)
  const id = useId()
  const seconds = useStore($idleSeconds) ?? 0
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const title = titleOf(minutes)
  useFlashingTitle(title)
  return (
    <Dialog
      open
      title={title}
      decision
      describedBy={id}
      footer={
        <>
          <Button onClick={() => void logOut()}>{words.logOut()}</Button>
          <Button kind="primary" data-first onClick={staySignedIn}>
            {words.stay()}
          </Button>
        </>
      }
    >
      <p id={id}>{words.hint()}</p>
      <p className="left">
        <span>{words.left()}</span>
        <time className="number" role="timer">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </time>
      </p>
      <p className="visually-hidden" role="alert">
        {ANNOUNCED_MINUTES.includes(minutes) ? title : ''}
      </p>
    </Dialog>
  )
}

function titleOf(minutes: number): string {
  return minutes === 1 ? inactivityWords.titleOne() : inactivityWords.title(minutes)
}

/** The tab's title alternates between the warning and its own text, which may change meanwhile. */
function useFlashingTitle(warning: string): void {
  useEffect(() => {
    let own = ofDocument('title')
    const flash = () => {
      const title = ofDocument('title')
      if (title !== warning) own = title
      setTitle(title === warning ? own : warning)
    }
    const timer = setInterval(flash, 1_000)
    return () => {
      clearInterval(timer)
      if (ofDocument('title') === warning) setTitle(own)
    }
  }, [warning])
}

/** Also where a picture of the page is called `title`. */
function setTitle(title: string): void {
  Reflect.set(Document.prototype, 'title', title, document)
}

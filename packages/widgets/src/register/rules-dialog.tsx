import {
  accountWords,
  explain,
  followLanguage,
  gatewayWords,
  information,
  readBlocks,
  sessionWords,
  type TextBlock
} from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const rules = information('GenelKurallar')

/** The rules of the house, as text, and the way to accept them. */
export function RulesDialog({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  const words = useWords(accountWords)
  const remote = useStore(rules.$remote)

  useEffect(() => {
    followLanguage()
    if (rules.$remote.get().status === 'idle' || rules.$remote.get().status === 'failed') void rules.load()
  }, [])

  return (
    <Dialog
      open
      title={words.rules()}
      size="wide"
      onClose={onClose}
      closeLabel={sessionWords.close()}
      footer={
        <>
          <Button onClick={onClose}>{sessionWords.close()}</Button>
          <Button kind="primary" unavailable={remote.value ? undefined : words.rules()} onClick={onAccept}>
            {words.accept()}
          </Button>
        </>
      }
    >
      {remote.status === 'failed' && remote.value === undefined && (
        <Problem
          message={explain(remote.error)}
          retryLabel={gatewayWords.retry()}
          onRetry={() => void rules.load()}
        />
      )}
      {remote.value === undefined && remote.status !== 'failed' && <Skeleton shape="text" count={12} />}
      {remote.value !== undefined && (
        // It scrolls, so that the keyboard has to be able to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="rules" tabIndex={0} role="region" aria-label={words.rules()}>
          {readBlocks(remote.value).map(drawBlock)}
        </div>
      )}
    </Dialog>
  )
}

function drawBlock({ kind, text }: TextBlock, index: number) {
  if (kind === 'heading') return <h3 key={index}>{text}</h3>
  return (
    <p key={index} className={kind}>
      {text}
    </p>
  )
}

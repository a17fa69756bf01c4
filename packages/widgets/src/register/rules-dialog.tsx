import { accountWords } from '@bnw/core/account'
import { information, startContent } from '@bnw/core/content'
import { sessionWords } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useErrorEvent, useWords } from '../kit/index.ts'
import { useLightStyles } from '../kit/use-light-styles.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Html, htmlStyles } from '../ui/html.tsx'
import { scopeStyles } from '../ui/light.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const rules = information('GenelKurallar')

const styles = [scopeStyles(htmlStyles, 'bnw-register')]

/** The rules in a dialog, with a button that accepts them. */
export function RulesDialog({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  useLightStyles(styles)
  const words = useWords(accountWords)
  const remote = useStore(rules.$remote)
  useErrorEvent(remote.error)

  useEffect(() => {
    startContent()
    return rules.watch()
  }, [])

  return (
    <Dialog
      open
      title={words.rules()}
      size="wide"
      isText={remote.value !== undefined}
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
        <LoadError error={remote.error} onRetry={rules.load} />
      )}
      {remote.value === undefined && remote.status !== 'failed' && <Skeleton shape="text" count={12} />}
      {remote.value !== undefined && <Html html={remote.value} />}
    </Dialog>
  )
}

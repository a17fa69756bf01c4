import { sessionWords } from '@bnw/core/session'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'

/** The sandbox's own player, filled in by a press. Only where the configuration names a trial player. */
export function Trial({ form }: { form: { current: HTMLFormElement | null } }) {
  const words = useWords(sessionWords)
  const fill = () => {
    const { elements } = form.current!
    const username = elements.namedItem('username') as HTMLInputElement
    const password = elements.namedItem('password') as HTMLInputElement
    username.value = 'demo'
    password.value = 'Demo123!'
    password.focus()
  }
  return (
    <p className="trial">
      {words.trial()}
      <Button size="small" kind="text" onClick={fill}>
        {words.fill()}
      </Button>
    </p>
  )
}

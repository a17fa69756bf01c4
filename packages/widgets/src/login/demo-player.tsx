import { sessionWords } from '@bnw/core/session'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'

/** A button that fills in the sandbox's demo player; shown only if the configuration enables it. */
export function DemoPlayer({ form }: { form: { current: HTMLFormElement | null } }) {
  const words = useWords(sessionWords)
  const fill = () => {
    const { elements } = form.current!
    // The login form renders both inputs.
    const username = elements.namedItem('username') as HTMLInputElement
    const password = elements.namedItem('password') as HTMLInputElement
    username.value = 'demo'
    password.value = 'Demo123!'
    password.focus()
  }
  return (
    <p className="demo-player">
      {words.demoPlayer()}
      <Button size="small" kind="text" onClick={fill}>
        {words.fill()}
      </Button>
    </p>
  )
}

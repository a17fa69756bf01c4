import { sessionWords } from '@bnw/core/session'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'

/** A button that fills in the sandbox's demo player; shown only if the configuration enables it. */
export function DemoPlayer({ field }: { field: (name: 'username' | 'password') => HTMLInputElement }) {
  const words = useWords(sessionWords)
  const fill = () => {
    field('username').value = 'demo'
    field('password').value = 'Demo123!'
    field('password').focus()
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

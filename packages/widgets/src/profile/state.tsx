import { profileWords } from '@bnw/core/profile'

import { useWords } from '../kit/index.ts'
import { CheckIcon } from '../ui/icons/check.tsx'
import { MinusIcon } from '../ui/icons/minus.tsx'

/** On or off: an icon and a word, so that colour is not the only sign. */
export function State({ isOn }: { isOn: boolean }) {
  const words = useWords(profileWords)
  return (
    <span className={isOn ? 'state on' : 'state'}>
      {isOn ? <CheckIcon /> : <MinusIcon />}
      {isOn ? words.on() : words.off()}
    </span>
  )
}

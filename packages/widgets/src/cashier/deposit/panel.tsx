import { cashMethods } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { PanelProps } from '../view.tsx'

/** Paying in. */
export function DepositPanel(_props: PanelProps) {
  const { $methods, need } = cashMethods('deposit')
  const { value } = useStore($methods)
  useEffect(() => void need(), [need])
  return (
    <ul>
      {value?.entries.map(entry => (
        <li key={entry.type === 'single' ? entry.method.id : entry.id} />
      ))}
    </ul>
  )
}

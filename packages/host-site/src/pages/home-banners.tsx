import { useState } from 'react'

type Side = 'sol' | 'sag'

/** Left and right banners. An empty side leaves its space to the other; nothing is rendered if both are empty. */
export function Banners() {
  const [empty, setEmpty] = useState<readonly Side[]>([])
  const follow = (side: Side) => (event: CustomEvent<{ state: string }>) => {
    const isEmpty = event.detail.state === 'empty'
    setEmpty(before => [...before.filter(other => other !== side), ...(isEmpty ? [side] : [])])
  }
  return (
    <div className={`banners ${empty.length === 0 ? 'both' : ''}`} hidden={empty.length === 2}>
      <bnw-slider place="sol" hidden={empty.includes('sol')} onbnw-state={follow('sol')} />
      <bnw-slider place="sag" hidden={empty.includes('sag')} onbnw-state={follow('sag')} />
    </div>
  )
}

import { slider } from '@bnw/core/slider'
import { useState } from 'react'

type Place = 'sol' | 'sag'

// Before the page is drawn: what is seen first is waited for most.
void slider('sol').load()
void slider('sag').load()

/** Left and right banners. A place without any leaves the other one all the room; without both none is taken. */
export function Banners() {
  const [empty, setEmpty] = useState<readonly Place[]>([])
  const follow = (place: Place) => (event: CustomEvent<{ state: string }>) => {
    const isEmpty = event.detail.state === 'empty'
    setEmpty(before => [...before.filter(other => other !== place), ...(isEmpty ? [place] : [])])
  }
  return (
    <div className={`banners ${empty.length === 0 ? 'both' : ''}`} hidden={empty.length === 2}>
      <bnw-slider place="sol" hidden={empty.includes('sol')} onbnw-state={follow('sol')} />
      <bnw-slider place="sag" hidden={empty.includes('sag')} onbnw-state={follow('sag')} />
    </div>
  )
}

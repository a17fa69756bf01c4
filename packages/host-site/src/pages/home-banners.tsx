import { useState } from 'react'

/** The banners of one place (HOME-01). An empty place takes no space. */
export function Banners({ place }: { place: 'sol' | 'sag' }) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <bnw-slider
      place={place}
      hidden={isEmpty}
      onbnw-state={({ detail: { state } }: CustomEvent<{ state: string }>) => setEmpty(state === 'empty')}
    />
  )
}

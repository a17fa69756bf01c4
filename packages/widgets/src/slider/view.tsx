import { slider as sliderOf } from '@bnw/core/slider'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { type PropsOf, useListState, useRefresh } from '../kit/index.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Carousel } from './carousel.tsx'
import type { slider } from './element.ts'

export function Slider({ place }: PropsOf<typeof slider>) {
  const source = sliderOf(place)
  const remote = useStore(source.$slides)
  const { value: slides, error } = remote
  useEffect(() => source.watch(), [source])
  useRefresh(source.load, error)
  useListState(remote)

  if (slides) return slides.length > 0 ? <Carousel slides={slides} place={place} /> : null
  if (!error) return <Waiting />
  return <LoadError error={error} onRetry={source.load} />
}

/** Has the height of the carousel. */
function Waiting() {
  return (
    <div className="slider" part="slider" aria-busy="true">
      <Skeleton shape="block" height="100%" />
    </div>
  )
}

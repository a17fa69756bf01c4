import { type Slide, slider as sliderOf, type SliderPlace } from '@bnw/core/slider'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { type ElementState, type PropsOf, stateOf, useElementState, useRefresh } from '../kit/index.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Carousel } from './carousel.tsx'
import type { slider } from './element.ts'

export function Slider({ place }: PropsOf<typeof slider>) {
  const source = sliderOf(place)
  const { value: slides, error } = useStore(source.$slides)
  useLoading(place)
  useRefresh(source.load, error)
  useElementState(elementState(slides, error), error)

  if (slides) return slides.length > 0 ? <Carousel slides={slides} place={place} /> : null
  if (!error) return <Waiting />
  return <LoadError error={error} onRetry={source.load} />
}

function useLoading(place: SliderPlace): void {
  useEffect(() => {
    const { $slides, load } = sliderOf(place)
    if ($slides.get().status === 'idle') void load()
  }, [place])
}

/** Has the height of the carousel. */
function Waiting() {
  return (
    <div className="slider" part="slider" aria-busy="true">
      <Skeleton shape="block" height="100%" />
    </div>
  )
}

function elementState(slides: readonly Slide[] | undefined, error: Error | undefined): ElementState {
  if (slides) return slides.length > 0 ? 'ready' : 'empty'
  return error ? stateOf(error) : 'loading'
}

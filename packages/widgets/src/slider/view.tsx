import {
  environment,
  explain,
  gatewayWords,
  type Slide,
  slider as sliderOf,
  type SliderPlace,
  slidesOf
} from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { type ElementState, type PropsOf, stateOf, useElementState, useRefresh } from '../kit/index.ts'
import { Problem } from '../ui/problem.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Carousel } from './carousel.tsx'
import type { slider } from './element.ts'

export function Slider({ place }: PropsOf<typeof slider>) {
  const source = sliderOf(place)
  const remote = useStore(source.$remote)
  const error = remote.status === 'failed' ? remote.error : undefined
  const slides = useCurrent(remote.value)
  const state = elementState(slides, error)
  useLoading(place)
  useRefresh(source.load)
  useElementState(state, error)

  if (slides) return slides.length > 0 ? <Carousel slides={slides} place={place} /> : null
  if (!error) return <Waiting />
  return (
    <Problem
      message={explain(error)}
      retryLabel={gatewayWords.retry()}
      onRetry={state === 'blocked' ? undefined : () => void source.load()}
    />
  )
}

/** How often it is looked whether a banner has begun or ended, ms. */
const LOOK_MS = 1_000

/** The banners of this moment: who waits sees one come when it begins, and go when it ends (VALID-05). */
function useCurrent(slides: readonly Slide[] | undefined): readonly Slide[] | undefined {
  const [now, setNow] = useState(() => environment().now())
  const shown = slides && slidesOf(slides, now)

  useEffect(() => {
    if (!slides) return
    const look = () => {
      const later = environment().now()
      setNow(before => (idsOf(slidesOf(slides, before)) === idsOf(slidesOf(slides, later)) ? before : later))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [slides])

  return shown
}

function idsOf(slides: readonly Slide[]): string {
  return slides.map(({ ID }) => ID).join()
}

function useLoading(place: SliderPlace): void {
  useEffect(() => {
    const { $remote, load } = sliderOf(place)
    if ($remote.get().status === 'idle') void load()
  }, [place])
}

/** As high as what comes. */
function Waiting() {
  return (
    <div className="slider" aria-busy="true">
      <div className="frame">
        <span className="banner" part="banner">
          <Skeleton shape="block" height="100%" />
        </span>
        <div className="caption">
          <div className="said">
            <Skeleton shape="text" width="60%" />
            <Skeleton shape="text" width="80%" />
          </div>
        </div>
        <div className="steps" />
      </div>
    </div>
  )
}

function elementState(slides: readonly Slide[] | undefined, error: Error | undefined): ElementState {
  if (slides) return slides.length > 0 ? 'ready' : 'empty'
  return error ? stateOf(error) : 'loading'
}

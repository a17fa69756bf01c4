import { range } from '@bnw/core/lib'
import { type Slide, type SliderPlace, sliderWords } from '@bnw/core/slider'
import { type KeyboardEvent, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

import { useWords } from '../kit/index.ts'
import { arrowTarget } from '../ui/arrow-keys.ts'
import { IconButton } from '../ui/button.tsx'
import { coverSeed } from '../ui/cover-seed.ts'
import { ChevronLeftIcon } from '../ui/icons/chevron-left.tsx'
import { ChevronRightIcon } from '../ui/icons/chevron-right.tsx'
import { MotionButton } from '../ui/motion-button.tsx'
import { Banner, coverKeyOf } from './banner.tsx'
import { type Steps, useSteps } from './use-steps.ts'

interface CarouselProps {
  slides: readonly Slide[]
  place: SliderPlace
}

/** One banner at a time, in a row that scrolls sideways and snaps, so that touch works too. The controls lie in it. */
export function Carousel({ slides, place }: CarouselProps) {
  const words = useWords(sliderWords)
  const steps = useSteps(slides.length)
  // The pictures beside the visible one load after it.
  const [isLoaded, setLoaded] = useState(false)
  const onSettled = useCallback(() => setLoaded(true), [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = arrowTarget(event, steps.current, slides.length)
    if (target === undefined || slides.length < 2) return
    event.preventDefault()
    const frame = event.currentTarget
    const isInRow = steps.row.current?.contains(event.target as Node)
    flushSync(() => steps.goTo(target))
    // The banner that had the focus has become inert.
    if (isInRow) focusBanner(frame, target)
  }
  return (
    <section
      className="slider"
      part="slider"
      aria-label={place === 'sag' ? words.aside() : words.title()}
      ref={steps.motion.region}
    >
      {/* The arrow keys do what the buttons do. */}
      <div className="frame" role="presentation" onKeyDown={onKeyDown}>
        <ul ref={steps.row} className="row" {...steps.scrolling}>
          {slides.map((slide, at) => (
            <li
              key={slide.ID}
              aria-label={slides.length > 1 ? words.place(at + 1, slides.length) : undefined}
              inert={at !== steps.current}
              style={{ background: coverSeed(coverKeyOf(slide)).ground }}
            >
              <Banner
                slide={slide}
                eager={at === 0 && place !== 'sag'}
                isNear={at === steps.current || (isLoaded && Math.abs(at - steps.current) === 1)}
                onSettled={onSettled}
              />
            </li>
          ))}
        </ul>
        {slides.length > 1 && <Controls count={slides.length} steps={steps} />}
      </div>
    </section>
  )
}

/** Arrows, one dot for each banner, and the button that pauses the movement. */
function Controls({ count, steps }: { count: number; steps: Steps }) {
  const words = useWords(sliderWords)
  const { current, goTo, motion } = steps
  return (
    <div className="steps" role="group">
      <IconButton
        label={words.previous()}
        icon={<ChevronLeftIcon />}
        onClick={() => goTo((current - 1 + count) % count)}
      />
      <span className="dots">
        {range(count).map(at => (
          <button
            key={at}
            type="button"
            aria-label={words.place(at + 1, count)}
            aria-current={at === current || undefined}
            onClick={() => goTo(at)}
          />
        ))}
      </span>
      <IconButton
        label={words.next()}
        icon={<ChevronRightIcon />}
        onClick={() => goTo((current + 1) % count)}
      />
      <MotionButton motion={motion} words={words} className="halt" />
    </div>
  )
}

/** Focuses the link of a banner, or its dot if it has none. */
function focusBanner(frame: HTMLElement, at: number): void {
  const link = frame.querySelectorAll('li')[at]?.querySelector('a')
  const dot = frame.querySelectorAll<HTMLElement>('.dots button')[at]
  // The row scrolls by itself.
  ;(link ?? dot)?.focus({ preventScroll: true })
}

import type { Motion } from '../kit/index.ts'
import { IconButton } from './button.tsx'
import { PauseIcon } from './icons/pause.tsx'
import { PlayIcon } from './icons/play.tsx'

interface MotionButtonProps {
  motion: Motion
  words: { pause(): string; resume(): string }
  className?: string
}

/** Pauses or resumes what moves by itself. Needs `buttonStyles`. */
export function MotionButton({ motion: { isOn, toggle }, words, className }: MotionButtonProps) {
  return (
    <IconButton
      className={className}
      label={isOn ? words.pause() : words.resume()}
      icon={isOn ? <PauseIcon /> : <PlayIcon />}
      onClick={toggle}
    />
  )
}

import css from './spinner.css?inline'

export const spinnerStyles = css

export interface SpinnerProps {
  /** What is loading; announced, and visible at 80 px. */
  label: string
  /** Diameter in px; 80 for an overlay. 20 if unset. */
  size?: 20 | 80
}

/** @part spinner - The mark of something that takes a moment. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <output className={`spinner of-${size}`} part="spinner">
      <i />
      <span className={size === 80 ? '' : 'visually-hidden'}>{label}</span>
    </output>
  )
}

import css from './spinner.css?inline'

export const spinnerStyles = css

export interface SpinnerProps {
  /** What is waited for; spoken, and at 80 px also seen. */
  label: string
  /** Diameter in px; 80 for what locks the screen. 20 if unset. */
  size?: 20 | 80
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <output className={`spinner of-${size}`} part="spinner">
      <i />
      <span className={size === 80 ? '' : 'visually-hidden'}>{label}</span>
    </output>
  )
}

import css from './loading-bar.css?inline'

export const loadingBarStyles = css

export interface LoadingBarProps {
  /** What is loading; spoken. */
  label: string
}

/** 7 px at the top of the nearest positioned ancestor, while what is shown is being refreshed. */
export function LoadingBar({ label }: LoadingBarProps) {
  return (
    <div className="loading-bar" part="loading-bar" role="progressbar" aria-label={label}>
      <i />
    </div>
  )
}

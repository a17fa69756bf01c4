import css from './loading-bar.css?inline'

export const loadingBarStyles = css

/**
 * 7 px at the top of the nearest positioned ancestor, while what is shown is being refreshed. For the eye
 * alone: for speech the region is `aria-busy`.
 */
export function LoadingBar() {
  return (
    <div className="loading-bar" part="loading-bar" aria-hidden="true">
      <i />
    </div>
  )
}

import css from './loading-bar.css?inline'

export const loadingBarStyles = css

/**
 * A bar of 7 px at the top of the nearest positioned ancestor while its data refreshes. Decorative: the region is
 * `aria-busy`.
 *
 * @part loading-bar - The bar above content that loads again.
 */
export function LoadingBar() {
  return (
    <div className="loading-bar" part="loading-bar" aria-hidden="true">
      <i />
    </div>
  )
}

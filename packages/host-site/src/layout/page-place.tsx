/** Stands where a page will be. */
export function PagePlace() {
  return <div className="page-place" aria-busy="true" />
}

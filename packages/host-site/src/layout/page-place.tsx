/** Placeholder of a page that loads. */
export function PagePlace() {
  return <div className="page-place" aria-busy="true" />
}

/** A decorative icon on a 20 px grid, with lines of 1.75 px; the control has the label. */
export function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

/** One icon: a 20 px grid, lines of 1.75 px. Its word stands beside it or in the control's label. */
export function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

export interface BrandProps {
  /** The site's name. Its first dotless ı is drawn above a short wave. */
  name: string
}

/** The letter above the wave. */
const DOTLESS = 'ı'

/** The site's name as its mark, which is read in one piece. A placeholder for a real logo. */
export function Brand({ name }: BrandProps) {
  const [before, ...after] = name.split(DOTLESS)
  return (
    <span className="brand" role="img" aria-label={name} lang="tr">
      {before}
      {after.length > 0 && (
        <span className="quay">
          {DOTLESS}
          <svg viewBox="0 0 24 6" aria-hidden="true">
            <path d="M1.5 4Q4.2 0 7 3.200T12 3t5 0 5.5-.5" />
          </svg>
        </span>
      )}
      {after.join(DOTLESS)}
    </span>
  )
}

export type Motif = 'reels' | 'wheel' | 'balls'

interface BoxProps {
  href: string
  title: string
  text: string
  motif: Motif
}

/** One of the three boxes of the home page: a link with a motif. */
export function Box({ href, title, text, motif }: BoxProps) {
  return (
    <li className={`box ${motif}`}>
      <a href={href}>
        <svg viewBox="0 0 200 150" aria-hidden="true">
          {motifs[motif]}
        </svg>
        <strong>{title}</strong>
        <span>{text}</span>
      </a>
    </li>
  )
}

const motifs = {
  reels: (
    <>
      <path d="M60 24h38v102H60zM108 10h38v130h-38zM156 24h38v102h-38z" fill="#2e76b5" />
      <path d="m127 46 8 16 18 3-13 12 3 18-16-9-16 9 3-18-13-12 18-3z" fill="#e9eef2" />
    </>
  ),
  wheel: (
    <>
      <circle cx="138" cy="75" r="58" fill="#b8452f" />
      <path
        d="M138 17v116M80 75h116M97 34l82 82M179 34l-82 82"
        stroke="#5a1e1b"
        strokeWidth="5"
        fill="none"
      />
      <circle cx="138" cy="75" r="20" fill="#f6c9a8" />
    </>
  ),
  balls: (
    <>
      <circle cx="96" cy="96" r="30" fill="#2e8b63" />
      <circle cx="160" cy="88" r="36" fill="#2e8b63" />
      <circle cx="126" cy="40" r="26" fill="#bfe8c6" />
    </>
  )
}

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
        <svg viewBox="40 16 190 170" aria-hidden="true">
          {motifs[motif]}
        </svg>
        <strong>{title}</strong>
        <span>{text}</span>
      </a>
    </li>
  )
}

/** What each box offers. */
const motifs = {
  reels: (
    <>
      <path d="M40 40h150v124H40z" fill="#e9eef2" />
      <path d="M50 56h130v92H50z" fill="#0a2444" />
      <path d="M55 60h38v84H55zM96 60h38v84H96zM137 60h38v84h-38z" fill="#f4efe3" />
      <path
        d="m74 76 7 15 16 2-12 12 3 17-14-8-14 8 3-17-12-12 16-2zM156 76l7 15 16 2-12 12 3 17-14-8-14 8 3-17-12-12 16-2z"
        fill="#2e76b5"
      />
      <circle cx="115" cy="102" r="17" fill="#d9593c" />
      <path d="M62 26h106l14 14H48z" fill="#2e76b5" />
      <circle cx="200" cy="66" r="10" fill="#d9593c" />
      <path d="M197 74h6v42h-13v-7h7z" fill="#e9eef2" />
    </>
  ),
  wheel: (
    <>
      <circle cx="146" cy="104" r="78" fill="#f6c9a8" />
      <circle cx="146" cy="104" r="70" fill="#1c0d0c" />
      <circle
        cx="146"
        cy="104"
        r="55"
        fill="none"
        stroke="#b3261e"
        strokeWidth="30"
        strokeDasharray="19.2 19.2"
      />
      <path d="m140 34h12l-3 30h-6z" fill="#1f7a50" />
      <circle cx="146" cy="104" r="40" fill="#f6c9a8" />
      <circle cx="146" cy="104" r="32" fill="#5a1e1b" />
      <path d="M143 72h6v64h-6zM114 101h64v6h-64z" fill="#f6c9a8" />
      <circle cx="188" cy="62" r="8" fill="#f4efe3" />
    </>
  ),
  balls: (
    <>
      <circle cx="88" cy="118" r="34" fill="#2e8b63" />
      <circle cx="88" cy="118" r="19" fill="#f4efe3" />
      <circle cx="164" cy="112" r="46" fill="#d9593c" />
      <circle cx="164" cy="112" r="26" fill="#f4efe3" />
      <circle cx="128" cy="50" r="30" fill="#bfe8c6" />
      <circle cx="128" cy="50" r="17" fill="#f4efe3" />
      <path
        d="m82 106 6-3h4v30h-6v-23l-4 2zM152 100h24v6l-12 24h-8l12-23h-16zM122 41h12v5h-7l-1 4q9-1 9 7 0 9-14 7v-5q8 2 8-2 0-3-8-2z"
        fill="#10231b"
      />
    </>
  )
}

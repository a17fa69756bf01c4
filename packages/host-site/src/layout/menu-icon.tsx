const CIRCLE = 'M12 3a9 9 0 1 0 .1 0z'

/** Paths by the icon name of the menu file; an unknown name gets a dot. */
const drawings: Readonly<Record<string, string>> = {
  slots: 'M3 5h5v14H3zM9.5 5h5v14h-5zM16 5h5v14h-5z',
  live: 'm4 7 9-3 5 13-9 3zM16 6h4v13h-3',
  'golden-race': 'M5 21V4h13l-3 4 3 4H5',
  'bet-on-games': 'M4 4h16v16H4zM8.5 8.500v.1M15.5 8.500v.1M12 12v.1M8.5 15.500v.1M15.5 15.500v.1',
  'football-3d': `${CIRCLE}M12 8l4 3-1.5 4.500h-5L8 11zM12 3v5M3.5 10 8 11M20.5 10 16 11`,
  bingo: 'M8 3a4 4 0 1 0 .1 0zM16.5 9a4.5 4.5 0 1 0 .1 0zM8 14a3 3 0 1 0 .1 0z',
  'sound-bingo': 'M4 9h4l5-4v14l-5-4H4zM16.5 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  zeplin: 'M3 10c0-3 4-5 9-5s9 2 9 5-4 5-9 5-9-2-9-5zM9 15v4h6v-4M3 10h18',
  spaceman: 'M4 11a8 8 0 0 1 16 0v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM7.5 10h9v2a4.5 4.5 0 0 1-9 0z',
  tournaments: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3 5M17 6h3c0 3-1 5-3 5M12 15v5M8 20h8',
  roulette: `${CIRCLE}M12 9a3 3 0 1 0 .1 0zM12 3v6M12 15v6M3 12h6M15 12h6`,
  blackjack: 'M4 4h10v16H4zM14 7l5 1-3 12h-2M9 9l2.5 3L9 15l-2.5-3z',
  poker: 'M12 4c3 4 6 5.5 6 9a3.5 3.5 0 0 1-6 2 3.5 3.5 0 0 1-6-2c0-3.5 3-5 6-9zM12 15v5M9 20h6',
  sport: 'm8 4 4 2 4-2 5 4-3 4-1-1v9H7v-9l-1 1-3-4z',
  'live-sport': 'M3 12h4l3-7 4 14 3-7h4',
  'high-earnings': 'm4 18 5-5 4 3 7-8M15 8h5v5',
  user: 'M12 4a4 4 0 1 0 .1 0zM4 20a8 8 0 0 1 16 0',
  withdraw: 'M3 9V5h18v4M6 5v14h12V5M12 9v6M9 12.500l3 3 3-3',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500V4M12 8v4l3 2',
  heart: 'M12 20C5 15 3 11.5 3 8.500A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.500c0 3-2 6.5-9 11.500z',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  gift: 'M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9C8 9 7 4 9 4s3 3 3 5c0-2 1-5 3-5s1 5-3 5',
  help: `${CIRCLE}M9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.500v.1`
}

const DOT = 'M12 11.500a.5.5 0 1 0 .1 0z'

/** The decorative icon of a menu entry. */
export function MenuIcon({ icon }: { icon: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={Object.hasOwn(drawings, icon) ? drawings[icon] : DOT} />
    </svg>
  )
}

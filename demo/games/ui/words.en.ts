import type { Words } from './words.ts'

export const en: Words = {
  playMoney: 'Play money',
  demoMoney: 'Demo',
  leave: 'Leave the game',
  spin: 'Spin',
  spinning: 'Spinning',
  retry: 'Retry',
  paused: 'Paused',
  stake: 'Stake',
  balance: 'Balance',
  elapsed: 'Time',
  net: 'Net',
  rules: 'Rules',
  verify: 'Verify',
  soundOff: 'Sound off',
  soundOn: 'Sound on',
  close: 'Close',
  deposit: 'Deposit',
  loading: 'Getting ready',
  ready: 'Choose a stake and spin.',
  symbols: {
    capa: 'Anchor',
    marti: 'Gull',
    simit: 'Simit',
    fener: 'Lantern',
    dalga: 'Wave',
    bilet: 'Ticket'
  },
  reels: 'Reels',
  line: symbols => symbols.join(' · '),
  nothing: 'Nothing returned this round.',
  returned: amount => `${amount} returned.`,
  lastRound: 'Last round:',
  waiting: 'Waiting for the result…',
  notEnough: 'The balance does not cover this stake.',
  demoEmpty: 'The demo balance does not cover this stake. Opening the game again refreshes it.',
  offline: 'No connection. A retry goes on with the same round; money is not taken twice.',
  failed: 'Something went wrong. A retry goes on with the same round; money is not taken twice.',
  roundOpen: 'A round of this game is still going on. Try again when it has ended.',
  ended: {
    title: 'This game is closed',
    text: 'The session has ended, or the game was open for too long. You can open it again from the lobby.'
  },
  payTable: {
    title: 'Rules and payouts',
    symbol: 'Picture',
    three: 'Three alike',
    two: 'First two alike',
    example: amount => `Payouts are multiples of the stake; in brackets what a stake of ${amount} returns.`,
    rules: [
      'There are three reels and one line, the middle row. Each reel has 20 stops.',
      'It pays when the first two pictures from the left, or all three, are alike; only the larger one is paid.',
      'The server decides and the page shows. An interrupted round goes on with the same result.',
      'Space or Enter spins, the arrow keys change the stake.'
    ],
    exact:
      'All 8,000 outcomes together pay 7,627 stakes: the return is exactly 95.34% (7627/8000). One round in five pays on average. In the long run the game always wins.'
  },
  fairness: {
    title: 'Verify',
    how: 'Each round comes from the SHA-256 digest of server seed, player seed and round number. The seal of the server seed is shown beforehand; when the seed is changed it is revealed, and this browser computes all rounds again.',
    seal: 'Seal (SHA-256 of the server seed)',
    playerSeed: 'Player seed',
    number: 'Next round',
    playerSeedHint: '1–64 letters, digits, - or _',
    change: 'Change the seed and reveal the old one',
    changed: 'The seed has changed, the old one is revealed.',
    revealed: 'Last revealed seed',
    serverSeed: 'Server seed',
    sealRight: 'The seal fits this seed.',
    sealWrong: 'The seal does not fit this seed.',
    none: 'No seed has been revealed yet.',
    noRounds: 'No round was played with this seed.',
    round: 'Round',
    result: 'Result',
    returned: 'Returned',
    check: 'Check',
    right: 'Right',
    wrong: 'Different'
  }
}

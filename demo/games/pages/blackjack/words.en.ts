import type { BlackjackWords } from './words.ts'

export const en: BlackjackWords = {
  ready: 'Choose a chip and lay it on the betting spot.',
  you: 'You',
  last: 'Last hands',
  table: 'Blackjack pays 3 : 2 · Dealer stands on all 17s',
  choices: 'Your move',
  moves: { hit: 'Hit', stand: 'Stand', double: 'Double' },
  doubleFor: amount => `Double +⁠${amount}`,
  turn: (own, open) => `You ${own}, dealer ${open}. Your move.`,
  totals: (own, other) => `You ${own}, dealer ${other}`,
  ends: { blackjack: 'blackjack', won: 'your hand wins', push: 'a tie', lost: 'the dealer wins' },
  letters: { blackjack: 'BJ', won: 'Y', push: '=', lost: 'D' },
  result: 'Hand',
  pays: { blackjack: '3 : 2', won: '1 : 1', push: 'the stake comes back', lost: '–' },
  names: { blackjack: 'Blackjack', won: 'Above the dealer', push: 'Tie', lost: 'Below the dealer' },
  rules: (min, max) => [
    'An ace counts 1 or 11, pictures 10. The hand nearer to 21 wins; above 21 loses. 21 with the first two cards is a blackjack.',
    'Each card is drawn from all 52. The dealer draws to 16 and stands on all 17s, and with an ace or ten looks for a blackjack before your first move.',
    'With the first two cards the stake can be doubled: the same amount is taken once more, and one card comes. That second amount does not count towards the limit. There is no splitting and no insurance.',
    `A hand takes ${min} to ${max}. The server decides. An interrupted hand goes on with the same cards; after ten minutes without a move it stands.`,
    'Space or Enter deals, the arrow keys change the chip; Tab moves to the betting spot and the moves.'
  ],
  advice: [
    'Stand on 17 and above, on 13–16 against 2–6, on 12 against 4–6; otherwise hit.',
    'With an ace that counts 11 stand on 19 and above, and on 18 against 2–8; otherwise hit.',
    'Double with two cards: 11 against 2–10, 10 against 2–9, 9 against 3–6; with an ace that counts 11, 17 and 18 against 3–6, 16 against 4–6, 14 and 15 against 5–6, 13 against 6.'
  ],
  exact: share =>
    `Computed over all cards: with the moves above, ${share} of the first stake comes back on average, and no other moves return more. In the long run the game always wins.`
}

import { makeIban } from './iban.ts'

/** A fictional bank; no real bank has its code. */
export interface BankSeed {
  readonly id: string
  readonly name: string
  /** The account of the house to pay into. */
  readonly houseIban: string
  readonly houseBranch: string
  readonly houseAccount: string
}

export const HOUSE_HOLDER = 'Rıhtım Ltd'

export const BANKS: readonly BankSeed[] = [
  bank('99991', 'Çınaraltı Bank', '1'),
  bank('99992', 'Kavaklı Bank', '0001450000000012'),
  bank('99993', 'Ihlamur Bank', '0002780000000023'),
  bank('99994', 'Rüzgârgülü Bank', '0003310000000034'),
  bank('99995', 'Taşköprü Bank', '0004620000000045'),
  bank('99996', 'Mendirek Bank', '0005190000000056'),
  bank('99997', 'Söğüt Dalı Bank', '0006840000000067'),
  bank('99998', 'Ayazma Bank', '0007050000000078'),
  bank('99981', 'Gölge Katılım', '0008360000000089'),
  bank('99982', 'Leylek Katılım', '0009270000000090'),
  bank('99983', 'Pervane Bank', '0010480000000101'),
  bank('99984', 'Kuytu Bank', '0011590000000112')
]

/** Bank accounts of the demo player. */
export const OWN_ACCOUNTS: readonly OwnAccountSeed[] = [
  ownAccount('99991', '1112223334440001', 'Moda'),
  ownAccount('99992', '12345678901', 'Bostanlı')
]

export interface OwnAccountSeed {
  readonly bankId: string
  readonly branch: string
  readonly account: string
  readonly iban: string
}

function bank(id: string, name: string, account: string): BankSeed {
  return {
    id,
    name,
    houseIban: makeIban(id, account),
    houseBranch: 'Merkez',
    houseAccount: account.padStart(8, '0').slice(-8)
  }
}

function ownAccount(bankId: string, account: string, branch: string): OwnAccountSeed {
  return { bankId, branch, account: account.padStart(8, '0').slice(-8), iban: makeIban(bankId, account) }
}

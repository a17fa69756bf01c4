import type { OutputOf } from '../../contract/call.ts'
import { getBankAccount } from '../../contract/finance.ts'
import { send } from '../../gateway/client.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { createRemote, type RemoteValue } from '../../lib/remote.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { shared } from '../../shared.ts'

/** The house's own account, to pay into. */
export interface HouseAccount {
  bank: string
  branch: string
  number: string
  holder: string
  iban: string
}

const kept = shared('cashier.house-accounts', () => {
  const keyed = createKeyed<string, RemoteValue<HouseAccount>>(
    bankId => bankId,
    bankId =>
      createRemote(async signal => readAccount(await send(getBankAccount, { bankID: bankId }, { signal })))
  )
  clearOnSignOut(() => keyed.all().forEach(({ clear }) => clear()))
  return keyed
})

export function houseAccount(bankId: string): RemoteValue<HouseAccount> {
  return kept.get(bankId)
}

function readAccount(row: OutputOf<typeof getBankAccount>): HouseAccount {
  const { bank_name: bank, branch_name: branch, account_number: number, account_holder: holder, iban } = row
  return { bank, branch, number, holder, iban: iban.replace(/\s/g, '') }
}

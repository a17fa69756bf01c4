import type { OutputOf } from '../../contract/call.ts'
import { getBankAccount } from '../../contract/finance.ts'
import { send } from '../../gateway/client.ts'
import { createKeyed } from '../../lib/keyed.ts'
import { createRemote, type RemoteValue } from '../../lib/remote.ts'
import { clearOnSignOut } from '../../session/player-data.ts'

/** The operator's account that a bank transfer is paid to. */
export interface HouseAccount {
  bank: string
  branch: string
  number: string
  holder: string
  iban: string
}

const stores = createKeyed<string, RemoteValue<HouseAccount>>(bankId =>
  createRemote(async signal => readAccount(await send(getBankAccount, { bankID: bankId }, { signal })))
)
clearOnSignOut(() => stores.all().forEach(({ clear }) => clear()))

export function houseAccount(bankId: string): RemoteValue<HouseAccount> {
  return stores.get(bankId)
}

function readAccount(row: OutputOf<typeof getBankAccount>): HouseAccount {
  const { bank_name: bank, branch_name: branch, account_number: number, account_holder: holder, iban } = row
  return { bank, branch, number, holder, iban: iban.replace(/\s/g, '') }
}

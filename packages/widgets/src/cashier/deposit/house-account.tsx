import { cashierWords, houseAccount } from '@bnw/core/cashier'
import { writeIban } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { lazily, useErrorEvent, useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { CopiedFact } from '../../ui/copied-fact.tsx'
import { Fact } from '../../ui/fact.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useId } from '../../ui/use-id.ts'

/** Loaded when the player asks for the QR code. */
const Qr = lazily(async () => (await import('../../ui/qr.tsx')).Qr, <span className="qr" aria-busy="true" />)

/** The house account to pay into, to copy or to scan in a banking app (CASH-03). */
export function HouseAccountCard({ bankId }: { bankId: string }) {
  const words = useWords(cashierWords)
  const { $remote, load } = houseAccount(bankId)
  const state = useStore($remote)
  useErrorEvent(state.error)
  const heading = useId()

  useEffect(() => {
    if ($remote.get().status === 'idle') void load()
  }, [$remote, load])

  const account = state.value
  const isLoading = !account && state.status !== 'failed'
  return (
    <section className="house" aria-labelledby={heading} aria-busy={isLoading || undefined}>
      <h3 id={heading}>{words.houseAccount()}</h3>
      {account && (
        <>
          <dl>
            <Fact label={words.bank()}>{account.bank}</Fact>
            <CopiedFact label={words.holder()} text={account.holder} />
            <Fact label={words.branch()}>{account.branch}</Fact>
            <CopiedFact label={words.accountNumber()} text={account.number} />
            <CopiedFact label={words.iban()} text={writeIban(account.iban)} copied={account.iban} />
          </dl>
          {account.iban && <IbanCode iban={account.iban} />}
          <p className="hint">
            {account.iban || account.number ? words.houseHint() : words.noHouseAccount()}
          </p>
        </>
      )}
      {!account && state.status === 'failed' && <LoadError error={state.error} onRetry={load} />}
      {/* As high as a usual account, so that the form below hardly moves. */}
      {isLoading && <Skeleton shape="block" height={62} count={5} />}
    </section>
  )
}

function IbanCode({ iban }: { iban: string }) {
  const words = useWords(cashierWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.showQr()}
      </Button>
      {isOpen && <Qr text={iban} label={words.qr()} />}
    </>
  )
}

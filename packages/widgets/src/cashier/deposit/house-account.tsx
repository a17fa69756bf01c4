import { cashierWords, houseAccount } from '@bnw/core/cashier'
import { writeIban } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { lazily, useErrorEvent, useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
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
  useErrorEvent(state.status === 'failed' ? state.error : undefined)
  const heading = useId()

  useEffect(() => {
    if ($remote.get().status === 'idle') void load()
  }, [$remote, load])

  const account = state.value
  return (
    <section className="house" aria-labelledby={heading} aria-busy={!account || undefined}>
      <h3 id={heading}>{words.houseAccount()}</h3>
      {account && (
        <>
          <dl>
            <Fact label={words.bank()} text={account.bank} />
            <Fact label={words.holder()} text={account.holder} copied={account.holder} />
            <Fact label={words.branch()} text={account.branch} />
            <Fact label={words.accountNumber()} text={account.number} copied={account.number} />
            <Fact label={words.iban()} text={writeIban(account.iban)} copied={account.iban} />
          </dl>
          {account.iban && <IbanCode iban={account.iban} />}
          <p className="hint">{words.houseHint()}</p>
        </>
      )}
      {!account && state.status === 'failed' && <LoadError error={state.error} onRetry={load} />}
      {!account && state.status !== 'failed' && <Skeleton shape="text" count={3} />}
    </section>
  )
}

interface FactProps {
  label: string
  text: string
  /** The text that is copied. */
  copied?: string
}

/** Renders nothing for a fact that the gateway leaves out. */
function Fact({ label, text, copied }: FactProps) {
  const words = useWords(cashierWords)
  const id = useId()
  const source = useRef<HTMLSpanElement>(null)
  if (!text) return null
  return (
    <div>
      <dt id={id}>{label}</dt>
      <dd>
        <span ref={source}>{text}</span>
        {copied && (
          <CopyButton
            text={copied}
            label={words.copy()}
            doneLabel={words.copied()}
            describedBy={id}
            source={source}
          />
        )}
      </dd>
    </div>
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

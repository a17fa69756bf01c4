import {
  $balance,
  $showBalance,
  type Balance as BalanceData,
  balanceWords,
  loadBalance,
  startBalance,
  toggleBalance
} from '@bnw/core/balance'
import type { Moment } from '@bnw/core/contract'
import { explain } from '@bnw/core/gateway'
import { formatMoney, HIDDEN_AMOUNT, type Language, LOCALES, type Remote } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useAccess, useLanguage, useLoadedState, useRefresh, useWords } from '../kit/index.ts'
import { EyeIcon } from '../ui/icons/eye.tsx'
import { EyeOffIcon } from '../ui/icons/eye-off.tsx'
import { ReloadIcon } from '../ui/icons/reload.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function Balance() {
  const words = useWords(balanceWords)
  const state = useStore($balance)
  const access = useAccess()
  const isShown = useStore($showBalance)
  useEffect(startBalance, [])
  useRefresh(loadBalance)
  useLoadedState([state], { access })

  if (access === 'loading') return <Skeleton shape="block" width={148} height={44} />
  if (access === 'signed-out') return null
  const isBusy = state.status === 'loading' || state.status === 'refreshing'
  return (
    <section className="balance" aria-label={words.title()} aria-busy={isBusy}>
      <Amount state={state} isShown={isShown} />
      <button
        type="button"
        className="plain"
        aria-label={isShown ? words.hide() : words.show()}
        onClick={toggleBalance}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
      <button
        type="button"
        className="plain"
        part="refresh"
        aria-label={words.refresh()}
        aria-disabled={isBusy}
        onClick={() => void loadBalance()}
      >
        <ReloadIcon />
      </button>
    </section>
  )
}

/** A balance that failed to reload shows its time in Istanbul; one that never loaded is "–", never 0. */
function Amount({ state, isShown }: { state: Remote<BalanceData>; isShown: boolean }) {
  const words = useWords(balanceWords)
  const language = useLanguage()
  const balance = state.value
  if (!balance && state.status !== 'failed') return <Skeleton shape="block" width={92} height={20} />
  if (!balance) {
    return (
      <span className="amount" part="amount" title={explain(state.error)}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{words.unknown()}</span>
      </span>
    )
  }
  return (
    <span className="amount" part="amount">
      {isShown ? (
        <span key={balance.amount} className="figure">
          {formatMoney(balance.amount, language)}
        </span>
      ) : (
        // Not by ui/hidden-amount.tsx: this element would load the chunk of larger ones.
        <>
          <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
          <span className="visually-hidden">{words.hidden()}</span>
        </>
      )}
      {state.status === 'failed' && <small>{words.asOf(timeInIstanbul(balance.at, language))}</small>}
    </span>
  )
}

/** By Intl, because dayjs would add a tenth to what a page loads for this element. */
function timeInIstanbul(moment: Moment, language: Language): string {
  const format = {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'Europe/Istanbul'
  } as const
  return new Intl.DateTimeFormat(LOCALES[language], format).format(moment)
}

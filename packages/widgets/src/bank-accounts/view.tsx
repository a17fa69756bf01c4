import { type BankAccount, bankAccountWords, loadBankAccounts, loadBanks } from '@bnw/core/bank-accounts'
import { pathTo } from '@bnw/core/routes'
import { useRef, useState } from 'react'

import { AccountForm } from './parts/account-form.tsx'
import { bankStyles } from './parts/styles.ts'
import { useAccounts } from './parts/use-banks.ts'
import { stateOf, useAccess, useLoadedState, useRefresh, useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { dialogStyles } from '../ui/dialog.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { PlusIcon } from '../ui/icons/plus.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { SignedOutCard, signedOutCardStyles } from '../ui/signed-out-card.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'
import { StandaloneHeading } from '../ui/standalone.tsx'
import { AccountCard } from './account-card.tsx'
import { Removal } from './removal.tsx'
import css from './styles.css?inline'
import { useFocusAfter } from './use-focus-after.ts'
import { useHighlight } from './use-highlight.ts'

const styles = [...bankStyles, dialogStyles, emptyStyles, skeletonStyles, signedOutCardStyles, css]

/** The player's accounts, or why they could not be loaded. */
export function BankAccounts() {
  useStyles(styles)
  const words = useWords(bankAccountWords)
  const access = useAccess()
  const state = useAccounts()
  useRefresh(() => Promise.all([loadBankAccounts(), loadBanks()]))
  useLoadedState([state], { access, isEmpty: state.value?.length === 0 })

  if (access === 'signed-out')
    return <SignedOutCard words={words} returnUrl={pathTo('profile', { tab: 'bank-accounts' })} />
  const isLoading = !state.value && state.status !== 'failed'
  const isStale = state.value !== undefined && stateOf(state.error) === 'offline'
  return (
    <section className="bank-accounts" aria-label={words.title()} aria-busy={isLoading || undefined}>
      <StandaloneHeading>{words.title()}</StandaloneHeading>
      {state.status === 'failed' && (
        <LoadError
          error={state.error}
          message={isStale ? words.stale() : undefined}
          onRetry={loadBankAccounts}
        />
      )}
      {state.value && <List accounts={state.value} />}
      {isLoading && <Skeleton shape="block" height={132} count={2} />}
    </section>
  )
}

/** The open form: that of a new account, or of the account with this id. */
type Editing = { id: string | undefined } | undefined

function List({ accounts }: { accounts: readonly BankAccount[] }) {
  const words = useWords(bankAccountWords)
  const [editing, setEditing] = useState<Editing>()
  const [removing, setRemoving] = useState<BankAccount>()
  const [isEmptied, setEmptied] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(list)
  const highlighted = useHighlight()

  const close = (where: string) => {
    setEditing(undefined)
    focusAfter(where)
  }
  const isAdding = editing !== undefined && editing.id === undefined
  const form = (account?: BankAccount) => (
    <div className="card">
      <AccountForm
        key={account?.id ?? 'new'}
        account={account}
        onSaved={id => close(id ? cardOf(id) : '.add')}
        onCancel={() => close(account ? `${cardOf(account.id)} .edit` : '.add')}
      />
    </div>
  )
  /** The account that takes the focus after a removal: the next one, or the previous one after the last. */
  const removed = (account: BankAccount) => {
    // By the id: the list of banks, which names their banks, makes new objects of them.
    const index = accounts.findIndex(({ id }) => id === account.id)
    const next = accounts[index + 1] ?? accounts[index - 1]
    setRemoving(undefined)
    setEmptied(next === undefined)
    focusAfter(next ? cardOf(next.id) : '.add')
  }
  return (
    <div ref={list} className="parts">
      {isAdding && form()}
      {!isAdding && accounts.length === 0 && (
        <Empty
          message={isEmptied ? words.allRemoved() : words.empty()}
          action={<AddButton kind="primary" onClick={() => setEditing({ id: undefined })} />}
        />
      )}
      {accounts.length > 0 && (
        <ul className="accounts">
          {accounts.map(account =>
            editing?.id === account.id ? (
              <li key={account.id} className="wide">
                {form(account)}
              </li>
            ) : (
              <li key={account.id}>
                <AccountCard
                  account={account}
                  isHighlighted={account.id === highlighted}
                  onEdit={() => setEditing({ id: account.id })}
                  onRemove={() => setRemoving(account)}
                />
              </li>
            )
          )}
        </ul>
      )}
      {!isAdding && accounts.length > 0 && <AddButton onClick={() => setEditing({ id: undefined })} />}
      {/* Opened while its removal is running, it goes with the account. */}
      {removing && accounts.some(({ id }) => id === removing.id) && (
        <Removal
          account={removing}
          isLast={accounts.length === 1}
          onCancel={() => setRemoving(undefined)}
          onRemoved={() => removed(removing)}
        />
      )}
    </div>
  )
}

function cardOf(id: string): string {
  return `[data-account="${CSS.escape(id)}"]`
}

function AddButton({ kind, onClick }: { kind?: 'primary'; onClick: () => void }) {
  const words = useWords(bankAccountWords)
  return (
    <Button className="add" kind={kind} icon={<PlusIcon />} onClick={onClick}>
      {words.add()}
    </Button>
  )
}

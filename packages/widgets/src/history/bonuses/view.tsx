import {
  $bonuses,
  type Bonus,
  type Bonuses as All,
  bonusWords,
  claim,
  type HistoryFilters,
  historyWords,
  loadBonuses,
  startBonuses
} from '@bnw/core/history'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

import { useHost, useLink, useLoadedState, useRefresh, useStyles, useWords } from '../../kit/index.ts'
import { ofDocument } from '../../kit/own-document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty, emptyStyles } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { LoadingBar, loadingBarStyles } from '../../ui/loading-bar.tsx'
import { problemStyles } from '../../ui/problem.tsx'
import { ticketStyles } from '../../ui/ticket.tsx'
import { CountAndFile } from '../csv-button.tsx'
import type { HistoryProps } from '../view.tsx'
import { Placeholders } from '../placeholders.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { Past } from './past.tsx'
import css from './styles.css?inline'
import { Active, Available } from './tickets.tsx'
import { useId } from '../../ui/use-id.ts'

const styles = [emptyStyles, loadingBarStyles, problemStyles, ticketStyles, css]

/** The player's bonuses: available, active and past (HIST-05). */
export function BonusHistory({ filters }: HistoryProps) {
  useStyles(styles)
  const state = useStore($bonuses)
  useEffect(() => {
    startBonuses()
    void loadBonuses()
  }, [])
  useRefresh(loadBonuses)
  useLoadedState([state], { isEmpty: state.value && itemsOf(state.value).length === 0 })
  return (
    <div className="listing" aria-busy={(state.status !== 'ready' && state.status !== 'failed') || undefined}>
      {state.status === 'refreshing' && <LoadingBar />}
      {state.status === 'failed' && <LoadError error={state.error} onRetry={loadBonuses} />}
      {state.value ? (
        <Groups all={state.value} filters={filters} />
      ) : (
        state.status !== 'failed' && <Waiting filters={filters} />
      )}
    </div>
  )
}

function Groups({ all, filters }: { all: All; filters: HistoryFilters }) {
  const words = useWords(bonusWords)
  const [claimed, setClaimed] = useState<Bonus>()
  const { available, active, past } = all
  const items = itemsOf(all)
  const heading = useFocusWhenFewer(available.length, claimed !== undefined)
  const openClaim = (bonus: Bonus) => {
    claim.open()
    setClaimed(bonus)
  }
  if (items.length === 0)
    return <Empty drawing="ticket" message={words.nothing()} action={<ToPromotions />} />
  return (
    <>
      <CountAndFile
        kind="bonuses"
        filters={filters}
        list={{ items, total: items.length }}
        countOf={historyWords.count}
      />
      <Group title={words.available()} heading={heading}>
        {available.length > 0 ? (
          <ul className="bonuses">
            {available.map(bonus => (
              <Available key={bonus.bonusID} bonus={bonus} onClaim={() => openClaim(bonus)} />
            ))}
          </ul>
        ) : (
          <p className="hint">
            {words.nothingAvailable()} <ToPromotions isInText />
          </p>
        )}
      </Group>
      {active.length > 0 && (
        <Group title={words.active()}>
          <ul className="bonuses">
            {active.map(bonus => (
              <Active key={bonus.bonusID} bonus={bonus} />
            ))}
          </ul>
        </Group>
      )}
      {past.length > 0 && (
        <Group title={words.past()}>
          <Past bonuses={past} />
        </Group>
      )}
      {claimed && <ClaimDialog key={claimed.bonusID} bonus={claimed} onClose={() => setClaimed(undefined)} />}
    </>
  )
}

/** After a claim its button is gone, so the heading of the section takes the focus. */
function useFocusWhenFewer(count: number, isDialogOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  const host = useHost()

  useEffect(() => {
    // While the dialog is open it holds the focus.
    if (isDialogOpen) return
    const isLost = count < before.current && !host.shadowRoot?.activeElement && hasNoFocus()
    if (isLost) heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, isDialogOpen, host])

  return heading
}

function hasNoFocus(): boolean {
  const active = ofDocument('activeElement')
  return active === null || active === ofDocument('body')
}

interface GroupProps {
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

function Group({ title, heading, children }: GroupProps) {
  const id = useId()
  return (
    <section className="bonus-group" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function ToPromotions({ isInText }: { isInText?: boolean }) {
  const words = useWords(bonusWords)
  const link = useLink(pathTo('promotions'))
  return isInText ? (
    <a {...link}>{words.promotions()}</a>
  ) : (
    <ButtonLink {...link}>{words.promotions()}</ButtonLink>
  )
}

function Waiting({ filters }: { filters: HistoryFilters }) {
  const words = useWords(bonusWords)
  return (
    <>
      <CountAndFile kind="bonuses" filters={filters} list={{ total: 0 }} countOf={historyWords.count} />
      <Group title={words.available()}>
        <Placeholders kind="bonuses" />
      </Group>
    </>
  )
}

function itemsOf({ available, active, past }: All): readonly Bonus[] {
  return [...available, ...active, ...past]
}

import { type HistoryFilters, type HistoryKind, historyWords, startingFilters } from '@bnw/core/history'
import { timeWords, writeDay } from '@bnw/core/lib'
import { type ComponentType, type ReactNode, useState } from 'react'

import { useLanguage, useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, dialogStyles } from '../ui/dialog.tsx'
import { fieldStyles } from '../ui/field.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import { FilterIcon } from '../ui/icons/filter.tsx'
import { selectStyles } from '../ui/select.tsx'
import css from './filter-bar.css?inline'
import { type FieldsProps, Period } from './period.tsx'

const styles = [dialogStyles, fieldStyles, selectStyles, css]

/** One active filter, in words. */
export interface ActiveFilter {
  name: keyof HistoryFilters
  label: string
}

interface FilterBarProps extends FieldsProps {
  kind: HistoryKind
  /** The one or two fields beside the period that stay visible where there is room. */
  Fields: ComponentType<FieldsProps>
  /** The other fields, only in the sheet. */
  More?: ComponentType<FieldsProps>
  /** The active filters besides the period. */
  active: readonly ActiveFilter[]
  /** The number of matching rows on the sheet's button; not part of its accessible name. */
  Count?: ComponentType<{ filters: HistoryFilters }>
}

/** The filters of a history: at most three visible fields, all others in a sheet; active filters below. */
export function FilterBar({ kind, filters, choose, Fields, More, active, Count }: FilterBarProps) {
  useStyles(styles)
  const words = useWords(historyWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <search className="filters" aria-label={words.filters()}>
      <div className={More ? 'fields with-more' : 'fields'}>
        <Period filters={filters} choose={choose} />
        <div className="wide">
          <Fields filters={filters} choose={choose} />
        </div>
        <Button className="others" icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.filters()}
          {active.length > 0 && (
            <span className="number" aria-hidden="true">
              {` · ${active.length}`}
            </span>
          )}
        </Button>
      </div>
      <Active kind={kind} filters={filters} choose={choose} active={active} />
      {isOpen && (
        <Sheet
          kind={kind}
          filters={filters}
          Count={Count}
          onClose={() => setOpen(false)}
          onApply={chosen => {
            setOpen(false)
            choose(chosen)
          }}
        >
          {draft => (
            <>
              <Fields {...draft} />
              {More && <More {...draft} />}
            </>
          )}
        </Sheet>
      )}
    </search>
  )
}

interface SheetProps extends Pick<FilterBarProps, 'kind' | 'filters' | 'Count'> {
  onClose: () => void
  onApply: (filters: HistoryFilters) => void
  children: (draft: FieldsProps) => ReactNode
}

/** All filters besides the period: they apply together. */
function Sheet({ kind, filters, Count, onClose, onApply, children }: SheetProps) {
  const words = useWords(historyWords)
  const [draft, setDraft] = useState(filters)
  return (
    <Dialog
      open
      title={words.filters()}
      closeLabel={words.close()}
      onClose={onClose}
      footer={
        <>
          <Button kind="text" onClick={() => setDraft(cleared(kind, draft))}>
            {words.clear()}
          </Button>
          <Button kind="primary" onClick={() => onApply(draft)}>
            {words.apply()}
            {Count && <Count filters={draft} />}
          </Button>
        </>
      }
    >
      <div className="in-sheet">
        {children({ filters: draft, choose: change => setDraft({ ...draft, ...change }) })}
      </div>
    </Dialog>
  )
}

/** The active filters: a press removes one, "Clear" removes all. */
function Active({ kind, filters, choose, active }: Omit<FilterBarProps, 'Fields' | 'Count'>) {
  const words = useWords(historyWords)
  const start = startingFilters(kind)
  const days = useDays(filters)
  const isOtherDays = Boolean(filters.from || filters.to || filters.preset !== start.preset)
  if (!isOtherDays && active.length === 0) return null
  const resetDays = { preset: start.preset, from: start.from, to: start.to }
  return (
    <ul className="active" aria-label={words.activeFilters()}>
      {isOtherDays && <Chip label={days} onRemove={() => choose(resetDays)} />}
      {active.map(({ name, label }) => (
        <Chip key={name} label={label} onRemove={() => choose({ [name]: start[name] })} />
      ))}
      <li>
        <Button kind="text" size="small" onClick={() => choose({ ...start, state: filters.state })}>
          {words.clear()}
        </Button>
      </li>
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const words = useWords(historyWords)
  return (
    <li>
      <button type="button" className="chosen" aria-label={words.remove(label)} onClick={onRemove}>
        {label}
        <CloseIcon />
      </button>
    </li>
  )
}

/** Without the filters of the sheet; the period and the tab stay. */
function cleared(kind: HistoryKind, { preset, from, to, state }: HistoryFilters): HistoryFilters {
  return { ...startingFilters(kind), preset, from, to, state }
}

function useDays({ preset, from, to }: HistoryFilters): string {
  const language = useLanguage()
  if (from || to) return [from, to].map(day => day && writeDay(day, language)).join(' – ')
  return preset ? timeWords.presets[preset]() : ''
}

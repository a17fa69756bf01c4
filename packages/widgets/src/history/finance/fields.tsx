import { kurus } from '@bnw/core/contract'
import {
  type HistoryFilters,
  historyNames,
  historyWords,
  minimumOf,
  namesOrOwn,
  readMinimum,
  STATUS,
  statusName
} from '@bnw/core/history'
import { $language, formatCount, formatMoney } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useLanguage, useWords } from '../../kit/index.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { ActiveFilter } from '../filter-bar.tsx'
import { IdField } from '../id-field.tsx'
import type { FieldsProps } from '../period.tsx'
import { useTyped } from '../use-typed.ts'
import { useWhole } from '../use-whole.ts'

const toOption = ({ id, name }: { id: string; name: string }) => ({ id, label: name })

/** Filters by category and status (HIST-01). */
export function Fields({ filters, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const { categories } = useNames()
  return (
    <>
      <Select
        label={words.category()}
        options={[{ id: '', label: words.usual() }, ...categories.map(toOption)]}
        value={filters.category}
        onValue={category => choose({ category, subCategory: '' })}
      />
      <Select
        label={words.status()}
        options={[{ id: '', label: words.any() }, ...statuses()]}
        value={filters.status}
        onValue={status => choose({ status })}
      />
    </>
  )
}

/** Filters by sub-category, type, minimum amount and number (HIST-01). */
export function MoreFields({ filters, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const names = useNames()
  const anyOption = { id: '', label: words.any() }
  const subCategories = names.subCategories.filter(
    ({ category_id: category }) => !filters.category || category === filters.category
  )
  return (
    <>
      {subCategories.length > 0 && (
        <Select
          label={words.subCategory()}
          options={[anyOption, ...subCategories.map(toOption)]}
          value={filters.subCategory}
          onValue={subCategory => choose({ subCategory })}
        />
      )}
      <Select
        label={words.type()}
        options={[anyOption, ...names.types.map(toOption)]}
        value={filters.type}
        onValue={type => choose({ type })}
      />
      <Minimum filters={filters} choose={choose} />
      <IdField filters={filters} choose={choose} label={words.number()} />
    </>
  )
}

function statuses() {
  return Object.values(STATUS).map(status => ({ id: String(status), label: statusName(status) }))
}

function Minimum({ filters, choose }: FieldsProps) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const chosen = language === 'tr' ? filters.min.replace('.', ',') : filters.min
  const field = useTyped(chosen, text => {
    const min = readMinimum(text)
    if (min || !text.trim()) choose({ min })
  })
  const isWrong = field.value.trim() !== '' && !readMinimum(field.value)
  return (
    <Field
      label={words.minimum()}
      dense
      inputMode="decimal"
      autoComplete="off"
      prefix="₺"
      message={isWrong ? words.amountWrong() : undefined}
      {...field}
    />
  )
}

/** The active filters of the finance history, in words. */
export function useActive(filters: HistoryFilters): readonly ActiveFilter[] {
  const words = useWords(historyWords)
  const language = useLanguage()
  const names = useNames()
  const { category, subCategory, type, status, min, id } = filters
  const find = (list: readonly { id: string; name: string }[], optionId: string) =>
    list.find(one => one.id === optionId)?.name ?? optionId
  const all: ActiveFilter[] = [
    { name: 'category', label: category && find(names.categories, category) },
    { name: 'subCategory', label: subCategory && find(names.subCategories, subCategory) },
    { name: 'type', label: type && find(names.types, type) },
    { name: 'status', label: status && statusName(+status) },
    { name: 'min', label: min && words.atLeast(formatMoney(minimumOf(filters) ?? kurus(0), language)) },
    { name: 'id', label: id && `${words.number()}: ${id}` }
  ]
  return all.filter(({ label }) => label)
}

/** The number of rows that match the filters. */
export function Count({ filters }: { filters: HistoryFilters }) {
  const { state } = useWhole('finance', filters)
  if (!state.value) return null
  const count = `${formatCount(state.value.items.length)}${state.value.isCut ? '+' : ''}`
  return (
    <span className="number" aria-hidden="true">
      {` (${count})`}
    </span>
  )
}

function useNames() {
  useStore($language)
  const names = historyNames()
  const { value, status } = useStore(names.$remote)

  useEffect(() => {
    if (status === 'idle') void names.load()
  }, [names, status])

  return namesOrOwn(value)
}

import {
  cashierWords,
  type CashDirection,
  type CashMethod,
  type CashMethods,
  methodsOf
} from '@bnw/core/cashier'
import { formWords } from '@bnw/core/lib'
import { type ReactNode, useRef, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { Field } from '../../ui/field.tsx'
import { SearchIcon } from '../../ui/icons/search.tsx'
import { useFocusWithin } from '../../ui/use-focus.ts'
import { Group } from './group.tsx'
import { MethodCard } from './method-card.tsx'
import { findMethods, sectionsOf } from './sections.ts'
import { useId } from '../../ui/use-id.ts'
import { useMovedHeart } from './use-moved-heart.ts'

/** The maximum number of methods without a search field. */
const MAX_WITHOUT_SEARCH = 3

interface MethodsProps {
  direction: CashDirection
  methods: CashMethods
  /** Id of the chosen method. */
  chosen: string | undefined
  onChoose: (method: CashMethod) => void
  /** The chosen method, or the first, takes the focus when the list appears. */
  takesFocus: boolean
}

/** The payment methods: favourites, highlighted, others, and a search field where there are many (CASH-01). */
export function Methods({ direction, methods, chosen, onChoose, takesFocus }: MethodsProps) {
  const words = useWords(cashierWords)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  // A heart moves its card to another section, where it is another element.
  const leftHeart = useRef<string>(undefined)
  useMovedHeart(list, leftHeart)
  useFocusWithin(list, chosen ? '[aria-current]' : '[data-method]', takesFocus)
  const hasSearch = methodsOf(methods.entries).length > MAX_WITHOUT_SEARCH
  const { favourites, highlighted, others } = sectionsOf(methods)
  const isOnlySection = favourites.length + highlighted.length === 0
  const card = (method: CashMethod) => (
    <MethodCard
      key={method.id}
      {...{ direction, method, onChoose, leftHeart }}
      isChosen={method.id === chosen}
    />
  )
  return (
    <div ref={list} className="methods" role="region" aria-label={words.methods()}>
      {hasSearch && (
        <Field
          type="search"
          label={words.find()}
          labelHidden
          dense
          placeholder={words.find()}
          prefix={<SearchIcon />}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          // The list is within a form, which the search does not submit.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {typed.trim() ? (
        <Found methods={findMethods(methods, typed)} card={card} />
      ) : (
        <>
          {favourites.length > 0 && <Section title={words.favourites()}>{favourites.map(card)}</Section>}
          {highlighted.length > 0 && <Section title={words.highlighted()}>{highlighted.map(card)}</Section>}
          {others.length > 0 && (
            <Section title={isOnlySection ? words.all() : words.others()} listName={words.methods()}>
              {others.map(entry =>
                entry.type === 'single' ? (
                  card(entry.method)
                ) : (
                  <Group key={entry.id} group={entry} chosen={chosen}>
                    {entry.methods.map(card)}
                  </Group>
                )
              )}
            </Section>
          )}
        </>
      )}
    </div>
  )
}

interface SectionProps {
  title: string
  /** The name of the list where it is not the title. */
  listName?: string
  children: ReactNode
}

function Section({ title, listName, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul aria-label={listName ?? title}>{children}</ul>
    </section>
  )
}

interface FoundProps {
  methods: readonly CashMethod[]
  card: (method: CashMethod) => ReactNode
}

function Found({ methods, card }: FoundProps) {
  const words = useWords(formWords)
  return (
    <>
      <output className="found">{methods.length === 0 ? words.nothingFound() : ''}</output>
      <ul>{methods.map(card)}</ul>
    </>
  )
}

import { contentPath, contentWords } from '@bnw/core/content'
import { fold } from '@bnw/core/lib'
import { useMemo, useRef, useState } from 'react'

import { siteUrl, useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Field, fieldStyles } from '../ui/field.tsx'
import { Nodes } from '../ui/html.tsx'
import { ChevronDownIcon } from '../ui/icons/chevron-down.tsx'
import { SearchIcon } from '../ui/icons/search.tsx'
import type { Question, ReadQuestions } from './read-questions.ts'
import { useParts } from './use-parts.ts'

const styles = [fieldStyles]

/** Questions that expand, with a search field and a link to each (CONT-01). */
export function Questions({ lead, list }: ReadQuestions) {
  useStyles(styles)
  const words = useWords(contentWords)
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const found = useFound(list, search)
  useParts(place, 'FAQ')

  const showAll = () => {
    setSearch('')
    box.current?.focus()
  }
  return (
    <div ref={place} className="faq">
      <Nodes fragment={lead} />
      <search className="find">
        <Field
          label={words.findQuestion()}
          labelHidden
          dense
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          placeholder={words.findQuestion()}
          prefix={<SearchIcon />}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
          inputRef={box}
        />
        <p className="count" role="status">
          {search.trim() && found.length > 0 && words.found(found.length)}
        </p>
      </search>
      {found.length === 0 && (
        <Empty message={words.nothing()} action={<Button onClick={showAll}>{words.showAll()}</Button>} />
      )}
      {found.map((question, at) => (
        <QuestionItem
          key={question.id}
          question={question}
          isFirstOfGroup={question.group !== '' && question.group !== found[at - 1]?.group}
        />
      ))}
    </div>
  )
}

function QuestionItem({ question, isFirstOfGroup }: { question: Question; isFirstOfGroup: boolean }) {
  const words = useWords(contentWords)
  const { id, group, title, answer } = question
  const Title = group ? 'h3' : 'h2'
  return (
    <>
      {isFirstOfGroup && <h2 className="group">{group}</h2>}
      <details id={id} className="question" part="question">
        <summary>
          <Title id={`${id}-title`}>{title}</Title>
          <ChevronDownIcon />
        </summary>
        <div className="answer">
          <Nodes fragment={answer} />
          <CopyButton
            text={siteUrl(contentPath('FAQ', id))}
            label={words.copyLink()}
            doneLabel={words.linkCopied()}
            describedBy={`${id}-title`}
          />
        </div>
      </details>
    </>
  )
}

/** The questions that contain, with their answers, every typed word; case and accents are ignored. */
function useFound(list: readonly Question[], search: string): readonly Question[] {
  const folded = useMemo(
    () => list.map(({ title, answer }) => fold(`${title} ${answer.textContent}`)),
    [list]
  )
  return useMemo(() => {
    const searched = fold(search).split(/\s+/).filter(Boolean)
    return list.filter((_question, at) => searched.every(word => folded[at]?.includes(word)))
  }, [list, folded, search])
}

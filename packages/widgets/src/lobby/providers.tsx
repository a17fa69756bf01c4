import { environment } from '@bnw/core'
import { collator, fold, formatCount, safeUrl } from '@bnw/core/lib'
import { lobbyWords, type Provider } from '@bnw/core/lobby'
import { type MouseEvent, useState } from 'react'

import { isPlainClick, useLanguage, useStyles, useWords } from '../kit/index.ts'
import { Dialog, dialogStyles } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { SearchIcon } from '../ui/icons/search.tsx'
import css from './providers.css?inline'
import { ForeignText } from '../ui/foreign-text.tsx'

const styles = [dialogStyles, css]

export interface ProviderChooserProps {
  providers: readonly Provider[]
  /** Id of the selected provider; empty if none is. */
  selected: string
  /** The address of a choice; undefined where it acts in place. */
  hrefOf: (id: string) => string | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

/** Above this number of providers the list has a search field. */
const SHORT_LIST_LENGTH = 12

/** A dialog with all providers and their numbers of games. */
export function ProviderChooser({ providers, ...props }: ProviderChooserProps) {
  useStyles(styles)
  const words = useWords(lobbyWords)
  const compare = collator(useLanguage())
  const [text, setText] = useState('')
  const found = providers
    .filter(({ providerName }) => fold(providerName).includes(fold(text.trim())))
    .toSorted((one, other) => compare(one.providerName, other.providerName))
  return (
    <Dialog open title={words.providers()} closeLabel={words.close()} onClose={props.onClose}>
      {providers.length > SHORT_LIST_LENGTH && (
        <Field
          label={words.findProvider()}
          labelHidden
          dense
          type="search"
          autoComplete="off"
          prefix={<SearchIcon />}
          placeholder={words.findProvider()}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
      )}
      <ul className="choices">
        {text === '' && <Choice id="" name={words.all()} {...props} />}
        {found.map(provider => (
          <Choice
            key={provider.providerID}
            id={provider.providerID}
            name={provider.providerName}
            count={provider.items}
            logo={provider.logo}
            {...props}
          />
        ))}
      </ul>
      <p role="status">{found.length === 0 && words.none()}</p>
    </Dialog>
  )
}

interface ChoiceProps extends Pick<ProviderChooserProps, 'selected' | 'hrefOf' | 'onChoose'> {
  id: string
  name: string
  count?: number
  /** An address as the gateway names it. */
  logo?: string
}

function Choice({ id, name, count, logo, selected, hrefOf, onChoose }: ChoiceProps) {
  const href = hrefOf(id)
  const shared = {
    className: 'choice',
    'aria-current': id === selected || undefined,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onChoose(id)
    }
  }
  const content = (
    <>
      {logo !== undefined && (
        // Without a picture it keeps its space, so that the names are aligned.
        <img
          className="mark"
          src={safeUrl(logo, 'image', environment().configuration.gateway)}
          alt=""
          referrerPolicy="no-referrer"
        />
      )}
      <ForeignText>{name}</ForeignText>
      {count !== undefined && (
        <span className="number" aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </>
  )
  return (
    <li>
      {href ? (
        <a href={href} {...shared}>
          {content}
        </a>
      ) : (
        <button type="button" {...shared}>
          {content}
        </button>
      )}
    </li>
  )
}

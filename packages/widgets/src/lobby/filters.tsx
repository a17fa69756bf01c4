import { environment } from '@bnw/core'
import { gatewayWords } from '@bnw/core/gateway'
import { loadOnce } from '@bnw/core/lib'
import {
  type Category,
  categoryLike,
  lobbyFilters,
  type LobbyQuery,
  lobbyWords,
  type Provider
} from '@bnw/core/lobby'
import { useStore } from '@nanostores/react'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'

import { isPlainClick, useWords } from '../kit/index.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Chips } from '../ui/chips.tsx'
import { ChevronDownIcon } from '../ui/icons/chevron-down.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'
import type { ProviderChooserProps } from './providers.tsx'
import type { ChosenQuery } from './use-query.ts'

/** Categories and providers of the lobby, loaded when first shown; `undefined` until they are loaded, also if that fails. */
export function useFilters(query: LobbyQuery): {
  categories: readonly Category[] | undefined
  providers: readonly Provider[] | undefined
  /** Why the categories were not loaded. The providers are loaded again when they are opened. */
  error: Error | undefined
  load: () => Promise<unknown>
  /** Loads again what has failed. */
  retry: () => Promise<unknown>
} {
  const { categories, providers } = lobbyFilters(query.type)
  const [categoryList, providerList] = [useStore(categories.$remote), useStore(providers.$remote)]

  useEffect(() => {
    // Read here: a click may have loaded the providers since this was rendered.
    for (const list of [categories, providers]) if (list.$remote.get().status === 'idle') void list.load()
  }, [categories, providers, categoryList.status, providerList.status])

  return {
    categories: categoryList.value,
    providers: providerList.value,
    error: categoryList.error,
    load: () => Promise.all([categories, providers].map(list => list.load())),
    retry: () => Promise.all([categories, providers].map(loadOnce))
  }
}

/** Closes a dialog when the browser goes back or forward: the list behind it is another one then. */
function useCloseOnBack(isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen, setOpen])
}

interface CategoriesProps extends ChosenQuery {
  categories: readonly Category[] | undefined
}

/** The categories, of which one is selected; a search covers all. Has "All" only, as high, until they are loaded. */
export function Categories({ query, choose, hrefOf, categories = [] }: CategoriesProps) {
  const words = useWords(lobbyWords)
  const { gameType } = query
  const change = (category: string) => ({ category, gameType: '', search: '' })
  const onSelect = (category: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (category !== 'type') choose(change(category))
  }
  const all = { id: '', label: words.all(), href: hrefOf(change('')) }
  const chips = categories.map(({ CategoryID, name }) => ({
    id: CategoryID,
    label: name,
    href: hrefOf(change(CategoryID))
  }))
  const label = words.typeName(gameType)
  const matching = categoryLike(gameType, categories)
  // The game type of the path is shown as a category, unless a category has its name.
  const type = label && !matching ? [{ id: 'type', label, href: hrefOf({}) }] : []
  return (
    <Chips
      as="navigation"
      label={words.categories()}
      chips={[all, ...type, ...chips]}
      selected={query.search ? undefined : (matching?.CategoryID ?? (gameType ? 'type' : query.category))}
      onSelect={onSelect}
    />
  )
}

interface ProvidersProps extends ChosenQuery {
  providers: readonly Provider[] | undefined
}

type Chooser = ComponentType<ProviderChooserProps>

/** The selected provider and a button to choose another one. The code of the dialog loads when it is opened. */
export function Providers({ query, choose, hrefOf, providers }: ProvidersProps) {
  const words = useWords(lobbyWords)
  const [Chooser, setChooser] = useState<Chooser>()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const chosen = providers?.find(({ providerID }) => providerID === query.provider)
  // If clicked before code and list are loaded, the dialog opens afterwards. A list that failed is loaded again.
  const open = async () => {
    setOpen(true)
    setFailed(false)
    const list = lobbyFilters(query.type).providers
    const [{ ProviderChooser }] = await Promise.all([import('./providers.tsx'), loadOnce(list)])
    setChooser(() => ProviderChooser)
    if (list.$remote.get().value) return
    setOpen(false)
    setFailed(true)
  }
  const fail = () => {
    setOpen(false)
    setFailed(true)
    environment().report({ name: 'LoadError', call: 'providers' })
  }
  useCloseOnBack(isOpen, setOpen)
  if (providers?.length === 0) return null
  return (
    <nav className="providers" aria-label={words.providers()}>
      <Button
        icon={<ChevronDownIcon />}
        aria-haspopup="dialog"
        aria-busy={isOpen && !(providers && Chooser)}
        onClick={() => void open().catch(fail)}
      >
        <span>{chosen ? `${words.provider()}: ${chosen.providerName}` : words.providers()}</span>
      </Button>
      {query.provider && (
        <IconButton
          label={words.remove(chosen?.providerName ?? words.provider())}
          icon={<CloseIcon />}
          onClick={() => choose({ provider: '' })}
        />
      )}
      {hasFailed && <span role="alert">{gatewayWords.offline()}</span>}
      {isOpen && Chooser && providers && (
        <Chooser
          providers={providers}
          selected={query.provider}
          hrefOf={provider => hrefOf({ provider })}
          onClose={() => setOpen(false)}
          onChoose={provider => {
            setOpen(false)
            choose({ provider })
          }}
        />
      )}
    </nav>
  )
}

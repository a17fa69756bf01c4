import MiniSearch, { type SearchResult } from 'minisearch'

import { required } from './required.ts'

/** An entry of search.json, which the build writes. */
interface Entry {
  id: number
  url: string
  page: string
  title: string
  text: string
}

const MAX_RESULTS = 12

let index: Promise<MiniSearch<Entry>> | undefined

export function startSearch(): void {
  const dialog = required<HTMLDialogElement>('dialog.search')
  const button = required('.search-button')
  const input = required<HTMLInputElement>('input', dialog)
  const open = () => {
    loadIndexOnce().catch(() => undefined)
    if (!dialog.open) dialog.showModal()
    input.select()
  }
  button.hidden = false
  button.addEventListener('click', open)
  addEventListener('keydown', event => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
    if ((event.key === '/' && !isTyping) || (event.key === 'k' && (event.metaKey || event.ctrlKey))) {
      event.preventDefault()
      open()
    }
  })
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close()
  })
  input.addEventListener('input', () => void showResults(dialog, input))
  input.addEventListener('keydown', event => moveSelection(input, event))
}

/** Loads it again if it has failed before. */
function loadIndexOnce(): Promise<MiniSearch<Entry>> {
  index ??= loadIndex().catch((error: unknown) => {
    index = undefined
    throw error
  })
  return index
}

async function loadIndex(): Promise<MiniSearch<Entry>> {
  const response = await fetch(`${document.body.dataset['root']}/search.json`)
  if (!response.ok) throw new Error(`search.json: HTTP ${response.status}`)
  const search = new MiniSearch<Entry>({
    fields: ['title', 'page', 'text'],
    storeFields: ['url', 'page', 'title', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 4, page: 3 } }
  })
  const entries: Entry[] = await response.json()
  search.addAll(entries)
  return search
}

async function showResults(dialog: HTMLDialogElement, input: HTMLInputElement): Promise<void> {
  const query = input.value.trim()
  const loaded = await loadIndexOnce().catch(() => undefined)
  const results = query ? (loaded?.search(query).slice(0, MAX_RESULTS) ?? []) : []
  // A later letter has its own results.
  if (query !== input.value.trim()) return
  required('ul', dialog).replaceChildren(...results.map(resultItem))
  input.setAttribute('aria-expanded', String(results.length > 0))
  select(input, 0)
  required('.search-note', dialog).textContent = noteFor(query, loaded && results.length)
}

/** @param count Undefined if the index has not loaded. */
function noteFor(query: string, count: number | undefined): string {
  if (count === undefined) return 'The search has not loaded. It is tried again with the next letter.'
  return query && count === 0 ? `Nothing found for “${query}”.` : ''
}

function resultItem({ url, page, title, text, terms }: SearchResult, position: number): HTMLLIElement {
  const item = document.createElement('li')
  item.id = `result-${position}`
  item.setAttribute('role', 'option')
  const link = document.createElement('a')
  link.href = `${document.body.dataset['root']}/${url}`
  link.tabIndex = -1
  const place = Object.assign(document.createElement('b'), {
    textContent: page === title ? page : `${page} › ${title}`
  })
  const excerpt = document.createElement('span')
  excerpt.textContent = excerptOf(String(text), terms)
  link.append(place, excerpt)
  item.append(link)
  return item
}

/** The text around the first word that was found. */
function excerptOf(text: string, terms: readonly string[]): string {
  const found = terms.map(term => text.toLowerCase().indexOf(term)).filter(at => at >= 0)
  const start = Math.max(0, Math.min(...found, text.length) - 40)
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 120)}…`
}

function moveSelection(input: HTMLInputElement, event: KeyboardEvent): void {
  const options = [...document.querySelectorAll('#results > li')]
  const now = options.findIndex(option => option.ariaSelected === 'true')
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key !== 'Enter' && !step) return
  event.preventDefault()
  if (step) select(input, (now + step + options.length) % options.length)
  else options[now]?.querySelector('a')?.click()
}

function select(input: HTMLInputElement, position: number): void {
  for (const [index, option] of document.querySelectorAll('#results > li').entries()) {
    option.ariaSelected = String(index === position)
    if (index !== position) continue
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
}

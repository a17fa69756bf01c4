import { atom, computed } from 'nanostores'

import { popupInformation, type Popup } from '../contract/cmscontroller.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote } from '../lib/remote.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { onPageReset, startOnce } from '../page-life.ts'

/** The gateway's `siteId` for popups. */
const SITE = 111

/** Contains the id of the popup that was closed last. */
const KEY = 'modalStatus'

const remote = createRemote(fetchPopup)
onPageReset(remote.clear)

const $closed = atom<string | undefined>(undefined)
onPageReset(() => $closed.set(undefined))

/** The popup to show: the first active one until it is closed (HOME-01). */
export const $popup = computed([remote.$remote, $closed], ({ value }, closed): Popup | undefined =>
  value && value.ID !== closed ? value : undefined
)

export const $popupRemote = remote.$remote

const followLanguage = reloadOnLanguageChange(() => [remote])

export const loadPopup = remote.load

/** Loads the popup for the first watcher; a running request is aborted when the last one stops. */
export function watchPopup(): () => void {
  followLanguage()
  return remote.watch()
}

const followClosed = startOnce(onEnd => {
  const follow = () => $closed.set(loadText(KEY))
  follow()
  onEnd(onSavedChange(KEY, follow))
})

/** Whether the player has closed a popup on this device. There may be another one since. */
export function wasPopupClosed(): boolean {
  return loadText(KEY) !== undefined
}

/** Closes the popup. It is not shown again, also in other tabs, until there is another one. */
export function closePopup(id: string): void {
  saveText(KEY, id)
  $closed.set(id)
}

/** The first active popup (VALID-05) that says or shows anything, or `null`. */
async function fetchPopup(signal: AbortSignal): Promise<Popup | null> {
  // A page that opens in the background waits: another tab may close the popup until it is seen (HOME-02).
  await environment().whenShown()
  followClosed()
  const popups = await send(popupInformation, { siteId: SITE }, { signal })
  return popups.find(({ Active, Title, Text, Image }) => Active && (Title + Text + Image).trim()) ?? null
}

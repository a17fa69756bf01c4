import { atom, computed } from 'nanostores'

import { popupInformation, type Popup } from '../contract/cmscontroller.ts'
import { send } from '../gateway/client.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createRemote } from '../lib/remote.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { once, shared, type OnEnd } from '../shared.ts'

/** The site's number at the gateway. */
const SITE = 111

/** Holds the id of the one that was closed last. */
const KEY = 'modalStatus'

const store = shared('popup', () => createRemote(ask))

const $closed = shared('popup.closed', () => atom<string | undefined>(undefined))

/** What is to be told before all else: the first active one, until it is closed (HOME-01). */
export const $popup = shared('popup.shown', () =>
  computed([store.$remote, $closed], ({ value }, closed): Popup | undefined =>
    value && value.ID !== closed ? value : undefined
  )
)

export const $popupRemote = store.$remote

export async function loadPopup(): Promise<void> {
  reloadOnLanguageChange('popup', () => [store])
  once('popup', followClosed)
  await store.load()
}

function followClosed(onEnd: OnEnd): void {
  const follow = () => $closed.set(loadText(KEY))
  follow()
  onEnd(onSavedChange(KEY, follow))
}

/** It is not shown again, here and in other tabs, until there is another one. */
export function closePopup(id: string): void {
  saveText(KEY, id)
  $closed.set(id)
}

/** Active ones alone count (VALID-05); without any there is nothing to tell. */
async function ask(signal: AbortSignal): Promise<Popup | null> {
  const popups = await send(popupInformation, { siteId: SITE }, { signal })
  return popups.find(({ Active }) => Active) ?? null
}

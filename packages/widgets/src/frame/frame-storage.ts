import type { KeyValue } from '@bnw/core'

import { browserStorage } from '../kit/storage.ts'

/** Language and theme are the page's: what the player has chosen on the site itself stays as it is. */
const OF_THE_PAGE = ['bnwUserLang', 'bnwUserMode']

/** Requests the values that the other frames have in memory. */
const REQUEST = 'ask'

interface Change {
  key: string
  /** Null: removed. */
  value: string | null
}

/**
 * The storage of a frame's document. Browsers that block third-party cookies also block it: the frames of a page then share
 * what each has in memory, so that a login in one still reaches all (EMB-10).
 */
export function frameStorage(): KeyValue {
  const storage = browserStorage(OF_THE_PAGE)
  return isBlocked() && typeof BroadcastChannel === 'function' ? sharedInMemory(storage) : storage
}

function isBlocked(): boolean {
  try {
    return localStorage === null
  } catch {
    return true
  }
}

function sharedInMemory(storage: KeyValue): KeyValue {
  const listeners = new Set<(key: string | null) => void>()
  const share = joinChannel(storage, key => {
    for (const listener of listeners) listener(key)
  })
  const change = (key: string, value: string | null) => {
    write(storage, key, value)
    share(key)
  }
  return {
    get: key => storage.get(key),
    set: change,
    remove: key => change(key, null),
    keys: () => storage.keys(),
    onChange(listener) {
      const stop = storage.onChange(listener)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    }
  }
}

/**
 * Stores what other frames change, and answers new ones. Like localStorage, a channel reaches the documents of this origin
 * within one top-level site only.
 *
 * @returns Sends the value of a key to the others.
 */
function joinChannel(storage: KeyValue, onChange: (key: string) => void): (key: string) => void {
  const channel = new BroadcastChannel('bnw-storage')
  const share = (key: string) => {
    if (!OF_THE_PAGE.includes(key)) channel.postMessage({ key, value: storage.get(key) } satisfies Change)
  }
  channel.onmessage = ({ data }: MessageEvent<Change | typeof REQUEST>) => {
    if (data === REQUEST) return storage.keys().forEach(share)
    // All frames answer a new one with the same values.
    if (storage.get(data.key) === data.value) return
    write(storage, data.key, data.value)
    onChange(data.key)
  }
  channel.postMessage(REQUEST)
  return share
}

function write(storage: KeyValue, key: string, value: string | null): void {
  if (value === null) storage.remove(key)
  else storage.set(key, value)
}

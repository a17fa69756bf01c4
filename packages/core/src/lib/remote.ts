import { atom, type ReadableAtom } from 'nanostores'

import { createWatchers } from './watchers.ts'

/** One value from the gateway. It stays while it is reloaded, and when that fails. */
export type Remote<Value> =
  | { status: 'idle' | 'loading'; value?: undefined; error?: undefined }
  | { status: 'ready' | 'refreshing'; value: Value; error?: undefined }
  | { status: 'failed'; error: Error; value?: Value }

export interface RemoteValue<Value> {
  $remote: ReadableAtom<Remote<Value>>
  /** Loads, unless a request is running. Never rejects: the error is in the state. */
  load(): Promise<void>
  /** Loads; a running request is aborted. Never rejects. */
  reload(): Promise<void>
  /** As `load()`, for requests that repeat by themselves: a failure stays until the outcome of the next one. */
  poll(): Promise<void>
  /**
   * Loads for the first watcher, unless it is loaded. When the last one stops while a request runs, that is aborted and
   * the value forgotten: it may be in another language than the reply.
   */
  watch(): () => void
  /** Aborts a running request; returns whether there was one. The loaded value stays. */
  cancel(): boolean
  /**
   * Changes a loaded value, without a request. A running request may be answered with what was before, so it is sent again.
   * An error is older than the change, and ends.
   */
  change(update: (value: Value) => Value): void
  clear(): void
}

/** The same state with its value, if there is one, converted. */
export function mapRemote<From, To>(remote: Remote<From>, convert: (value: From) => To): Remote<To> {
  if (remote.status === 'ready' || remote.status === 'refreshing')
    return { status: remote.status, value: convert(remote.value) }
  if (remote.status !== 'failed') return { status: remote.status }
  const { status, error, value } = remote
  return value === undefined ? { status, error } : { status, error, value: convert(value) }
}

/** Loads a value unless it is loaded. */
export function loadOnce({ $remote, load }: Pick<RemoteValue<unknown>, '$remote' | 'load'>): Promise<void> {
  const { status } = $remote.get()
  return status === 'ready' || status === 'refreshing' ? Promise.resolve() : load()
}

/** Creates a value. Only the latest request writes; `clear()` aborts it. */
export function createRemote<Value>(fetchValue: (signal: AbortSignal) => Promise<Value>): RemoteValue<Value> {
  const $remote = atom<Remote<Value>>({ status: 'idle' })
  let running: { controller: AbortController; done: Promise<void> } | undefined

  async function run(controller: AbortController): Promise<void> {
    try {
      const value = await fetchValue(controller.signal)
      if (!controller.signal.aborted) $remote.set({ status: 'ready', value })
    } catch (error) {
      const { value } = $remote.get()
      // `send()` throws errors only.
      if (!controller.signal.aborted) $remote.set({ status: 'failed', error: error as Error, value })
    }
  }

  function abort(): void {
    running?.controller.abort()
    running = undefined
  }

  /** Aborts, and leaves a value without an error or nothing. */
  function stop(value?: Value): void {
    abort()
    $remote.set(value === undefined ? { status: 'idle' } : { status: 'ready', value })
  }

  function showLoading(): void {
    const { value } = $remote.get()
    $remote.set(value === undefined ? { status: 'loading' } : { status: 'refreshing', value })
  }

  function start(): Promise<void> {
    abort()
    const controller = new AbortController()
    const mine = { controller, done: run(controller) }
    running = mine
    void mine.done.then(() => {
      if (running === mine) running = undefined
    })
    return mine.done
  }

  function reload(): Promise<void> {
    showLoading()
    return start()
  }

  function load(): Promise<void> {
    if (!running) return reload()
    // A view waits for the polled request now.
    if ($remote.get().status === 'failed') showLoading()
    return running.done
  }

  function poll(): Promise<void> {
    if (running) return running.done
    return $remote.get().status === 'failed' ? start() : reload()
  }

  const watchers = createWatchers(
    () => void loadOnce({ $remote, load }),
    () => running && stop()
  )

  return {
    $remote,
    load,
    reload,
    poll,
    watch: watchers.add,
    cancel() {
      if (!running) return false
      if ($remote.get().status === 'failed') abort()
      else stop($remote.get().value)
      return true
    },
    change(update) {
      const { value } = $remote.get()
      if (value !== undefined) $remote.set({ status: 'ready', value: update(value) })
      if (running) void reload()
    },
    clear: () => stop()
  }
}

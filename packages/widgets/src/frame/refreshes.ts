/** The calls of `refresh()` that the frame has not answered yet. */
export function createRefreshes() {
  const waiting = new Map<number, () => void>()
  let last = 0

  function finish(id: number): void {
    waiting.get(id)?.()
    waiting.delete(id)
  }

  return {
    /** @param send Sends the request with this id, which the reply repeats. */
    add(send: (id: number) => void): Promise<void> {
      const id = ++last
      return new Promise(resolve => {
        waiting.set(id, resolve)
        send(id)
      })
    },
    finish,
    /** Resolves all of them: the frame is gone. */
    settle(): void {
      for (const id of waiting.keys()) finish(id)
    }
  }
}

export interface PageHandlers<Answer> {
  /** @param page From 0. */
  fetchPage(page: number, signal: AbortSignal): Promise<Answer>
  onPage(page: number, answer: Answer): void
  onError(page: number, error: Error): void
}

export interface PageRequests {
  /** Pages that are being loaded, in the order in which they were requested. */
  pages(): number[]
  /** Requests a page. An earlier request for the same page is ignored from now on. */
  start(page: number): void
  /** Aborts the requests for these pages, by default all. Nothing is reported for them. */
  cancel(pages?: readonly number[]): void
  /** Resolves when the requests that are running now have ended. Never rejects. */
  done(): Promise<void>
}

interface PageRequest {
  controller: AbortController
  done: Promise<void>
}

/** Runs requests for pages in any order. Only the latest request for a page reports its result. */
export function createPageRequests<Answer>(handlers: PageHandlers<Answer>): PageRequests {
  const requests = new Map<number, PageRequest>()

  async function run(page: number, controller: AbortController): Promise<void> {
    const isLatest = () => requests.get(page)?.controller === controller
    try {
      const answer = await handlers.fetchPage(page, controller.signal)
      if (!isLatest()) return
      requests.delete(page)
      handlers.onPage(page, answer)
    } catch (error) {
      if (!isLatest()) return
      requests.delete(page)
      handlers.onError(page, error as Error) // `send()` throws errors only.
    }
  }

  return {
    pages: () => [...requests.keys()],
    start(page) {
      const request: PageRequest = { controller: new AbortController(), done: Promise.resolve() }
      requests.set(page, request)
      request.done = run(page, request.controller)
    },
    cancel(pages = [...requests.keys()]) {
      for (const page of pages) {
        requests.get(page)?.controller.abort()
        requests.delete(page)
      }
    },
    async done() {
      await Promise.all([...requests.values()].map(({ done }) => done))
    }
  }
}

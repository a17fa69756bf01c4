import type { Reply, Request } from './envelope.ts'
import { textOf } from './envelope.ts'

/** Replies to visitors, of some 10 kB each. */
const MAX_REPLIES = 1_000
/** A longer request is made by no page of ours, and is not kept. */
const MAX_KEY_LENGTH = 300

/** Texts of replies to visitors that never change. */
export interface KeptReplies {
  find(request: Request): string | undefined
  /** Writes a reply. The text is kept if the caller is a visitor and the handler has frozen the list. */
  write(request: Request, reply: Reply): string
}

/** Most reads are of the catalogue by visitors, in a few ways, and the catalogue does not change. */
export function createKeptReplies(): KeptReplies {
  const texts = new Map<string, string>()
  return {
    find: request => (request.user ? undefined : texts.get(keyOf(request))),
    write(request, reply) {
      const text = textOf(reply)
      const key = keyOf(request)
      if (request.user || !isFinal(reply) || key.length > MAX_KEY_LENGTH) return text
      texts.set(key, text)
      // A map lists its keys in the order of insertion.
      const [oldest] = texts.keys()
      if (texts.size > MAX_REPLIES && oldest !== undefined) texts.delete(oldest)
      return text
    }
  }
}

function isFinal({ data }: Reply): boolean {
  return Array.isArray(data) && Object.isFrozen(data)
}

function keyOf({ name, data }: Request): string {
  return `${name} ${JSON.stringify(data)}`
}

import { dropOldest } from '../db/catalogue-cache.ts'
import { textOf, type Reply, type Request } from './envelope.ts'

/** Replies to visitors, of some 10 kB each. */
const MAX_REPLIES = 1_000
/** A longer request is made by no page of ours, and is not cached. */
const MAX_KEY_LENGTH = 300

/** Replies to visitors that never change, as bytes: the text of a list would be encoded again for each. */
export interface ReplyCache {
  find(request: Request): Buffer | undefined
  /** Writes a reply, which is cached if the caller is a visitor and the handler has frozen the list. */
  write(request: Request, reply: Reply): Buffer | string
}

/** Most reads are of the catalogue by visitors, in a few ways, and the catalogue does not change. */
export function createReplyCache(): ReplyCache {
  const replies = new Map<string, Buffer>()
  return {
    find: request => (request.user ? undefined : replies.get(keyOf(request))),
    write(request, reply) {
      const text = textOf(reply)
      if (request.user || !isFinal(reply)) return text
      const key = keyOf(request)
      if (key.length > MAX_KEY_LENGTH) return text
      const bytes = Buffer.from(text)
      replies.set(key, bytes)
      dropOldest(replies, MAX_REPLIES)
      return bytes
    }
  }
}

function isFinal({ data }: Reply): boolean {
  return Array.isArray(data) && Object.isFrozen(data)
}

function keyOf({ name, data }: Request): string {
  return `${name} ${JSON.stringify(data)}`
}

import { environment } from '@bnw/core'
import { noteServerTime } from '@bnw/core/lib'

import { nextTask } from './next-task.ts'

/** What the page has asked of the gateway before any code was there (scripts/page-start.js). */
interface Early {
  /** When it left, by the device's clock, ms. */
  sent: number
  reply: Promise<Response>
}

declare global {
  /** By the body of the call, which is the same for the same question. */
  var bnwAsked: Map<string, Early> | undefined
}

/** Gives a call of the code the reply to the same call of the page, once; whatever else is asked leaves as ever. */
export function adoptEarlyReplies(): void {
  const world = environment()
  const { fetch } = world
  world.fetch = (input, init) => {
    const body = String(init?.body)
    const early = globalThis.bnwAsked?.get(body)
    if (!early) return fetch(input, init)
    globalThis.bnwAsked?.delete(body)
    return adopt(early)
  }
}

/** The `Date` counts from when the page asked, not from when the code took the reply over, and is left out. */
async function adopt({ sent, reply }: Early): Promise<Response> {
  const { body, status, headers } = await reply
  // Each in a task of its own: those that have come meanwhile would else be read and drawn at one go.
  await nextTask()
  noteServerTime(headers.get('date'), sent, environment().now())
  const others = new Headers(headers)
  others.delete('date')
  return new Response(body, { status, headers: others })
}

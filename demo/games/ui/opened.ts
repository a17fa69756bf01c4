import type { HostMessage } from '../protocol/host-messages.ts'
import type { Language } from './words.ts'
import { openFrame, reportActivity, type Frame } from './frame.ts'
import { createSpeaker, type Speaker } from './speaker.ts'

/** What the server wrote into the document. */
export interface Opened {
  token: string
  name: string
  isDemo: boolean
  speaker: Speaker
  frame: Frame
  /** Tells the host that the player sees the game now. */
  announceReady(): void
}

/**
 * Reads the document and opens the way to the host. Language and theme follow the host by themselves.
 *
 * @param hear Gets the other messages of the host.
 */
export function openPage(hear: (message: HostMessage) => void): Opened {
  const { hosts = '', name = '', gamingType, forced } = document.body.dataset
  const speaker = createSpeaker(document.documentElement.lang as Language)
  const frame = openFrame(hosts.split(' '), message => {
    if (message.type === 'lang') speaker.use(message.code)
    else if (message.type === 'theme') document.documentElement.dataset.mode = message.mode
    else hear(message)
  })
  reportActivity(frame)
  return {
    token: new URLSearchParams(window.location.search).get('token') ?? '',
    name,
    isDemo: gamingType === 'demo',
    speaker,
    frame,
    announceReady() {
      frame.say({ type: 'ready' })
      force(frame, forced)
    }
  }
}

const EXIT_AFTER_MS = 5_000

/** Games that misbehave on purpose (see `../../forced.ts`). */
function force(frame: Frame, forced: string | undefined): void {
  if (forced === 'exit') window.setTimeout(() => frame.say({ type: 'exit' }), EXIT_AFTER_MS)
  if (forced === 'deposit') frame.say({ type: 'deposit' })
}

import { openChannel } from './channel.ts'
import { Connect, fits, hello, newNonce, ToFrame, type Settings, type ToPage } from './protocol.ts'

type Start = Extract<ToFrame, { type: 'start' }>
export type FromPage = Exclude<ToFrame, Start>

export interface FrameEndOptions {
  /** Origins whose pages may show this frame. */
  partners: readonly string[]
  /** Called once. Returns the handler of the messages that follow. */
  onStart(settings: Settings, send: (message: ToPage) => void): (message: FromPage) => void
}

/** The frame's end of the connection: identifies itself to the page around it, and waits for a listed one to answer. */
export function connectToPage({ partners, onStart }: FrameEndOptions): void {
  const own = newNonce()
  const onConnect = ({ source, origin, data, ports }: MessageEvent<unknown>): void => {
    const [port] = ports
    if (source !== parent || !partners.includes(origin) || !port || !fits(data, Connect)) return
    removeEventListener('message', onConnect)
    let onMessage: ((message: FromPage) => void) | undefined
    const channel = openChannel<ToFrame, ToPage>(port, ToFrame, message => {
      if (message.type !== 'start') return onMessage?.(message)
      if (onMessage || message.nonce !== own) return
      onMessage = onStart(message.settings, answer => channel.send(answer))
    })
    channel.send({ type: 'answer', nonce: data.nonce, own })
  }
  addEventListener('message', onConnect)
  // To any origin: it carries no data, and the policy's `frame-ancestors` has chosen the page.
  parent.postMessage(hello, '*')
}

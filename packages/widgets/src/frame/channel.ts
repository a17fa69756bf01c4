import type { Struct } from 'superstruct'

import { fits, Numbered } from './protocol.ts'

export interface Channel<Sent> {
  send(message: Sent): void
  close(): void
}

/**
 * Sends and receives messages over one end of a port. What does not fit the schema, or has a number that was received
 * before, is ignored without an error (S3).
 */
export function openChannel<Received, Sent, Schema = unknown>(
  port: MessagePort,
  schema: Struct<Received, Schema>,
  receive: (message: Received) => void
): Channel<Sent> {
  let sent = 0
  let received = 0
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!fits(data, Numbered) || data.number <= received || !fits(data.message, schema)) return
    received = data.number
    receive(data.message)
  }
  return {
    send: message => port.postMessage({ number: ++sent, message }),
    close: () => port.close()
  }
}

import { Duplex } from 'node:stream'

import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

import { openPool } from './pool.ts'

/**
 * The driver of PostgreSQL on the embedded database, which speaks the same protocol. PGlite's own queries take five calls
 * into it and plan each statement anew; these take one, and plan a named statement once.
 */
export function embeddedPool(embedded: PGlite): pg.Pool {
  return openPool({
    // PGlite has one session.
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new EmbeddedStream(embedded),
    onConnect: startAnew
  })
}

/**
 * After a failed query the pool makes another client, which does not know what the last one left in the session. The pool
 * waits for the promise, which its types do not say.
 */
function startAnew(client: pg.ClientBase): unknown {
  return client.query('rollback').then(() => client.query('discard all'))
}

/** First bytes of the messages that start and end a connection; of the first one it is that of its length. */
const STARTUP = 0
const TERMINATE = 'X'.charCodeAt(0)

/** The client is authenticated, and the session is idle. Source: PostgreSQL documentation, Message Formats. */
const STARTED = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')

/** Stands for the socket of a client, which writes whole messages. */
class EmbeddedStream extends Duplex {
  readonly #embedded: PGlite

  constructor(embedded: PGlite) {
    super()
    this.#embedded = embedded
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }

  /** Settings of sockets, which the client makes. */
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(messages: Buffer, _encoding: BufferEncoding, written: (error?: Error) => void): void {
    this.#answer(messages).then(() => written(), written)
  }

  override _writev(messages: { chunk: Buffer }[], written: (error?: Error) => void): void {
    this.#answer(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => written(), written)
  }

  async #answer(messages: Buffer): Promise<void> {
    // Not for the database, whose session outlives the client.
    if (messages[0] === STARTUP) return void this.push(STARTED)
    if (messages[0] === TERMINATE) return void this.push(null)
    const answers: Buffer[] = []
    // Copied, since its memory is used again.
    const onRawData = (bytes: Uint8Array) => answers.push(Buffer.from(bytes))
    await this.#embedded.execProtocolRawStream(messages, { onRawData })
    this.push(Buffer.concat(answers))
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { desc } from 'drizzle-orm'

import { outbox } from '../db/schema/index.ts'
import { momentText } from '../dates.ts'
import { forStatus } from '../http/errors.ts'
import { trialBalance } from '../ledger/checks.ts'
import { expireSessions } from '../session/store.ts'
import type { SandboxDependencies } from './dependencies.ts'
import { noFaults, readChange, type Switches } from './faults.ts'
import { serveLocally } from './local-only.ts'
import { registerPages } from './pages.ts'

/** Registers the routes under /sandbox, for callers on this machine only. Source: docs/operating.md, "The sandbox". */
export async function registerSandbox(app: FastifyInstance, deps: SandboxDependencies): Promise<void> {
  await app.register(
    async sandbox => {
      serveLocally(sandbox, deps.settings)
      registerFaults(sandbox, deps)
      registerFeeds(sandbox, deps)
      registerPages(sandbox, deps)
    },
    { prefix: '/sandbox' }
  )
}

function registerFaults(
  sandbox: FastifyInstance,
  { database, faults, now, reset }: SandboxDependencies
): void {
  sandbox.get('/faults', async () => faults)

  sandbox.put('/faults', async (request, reply) => {
    const change = tryReadChange(request.body)
    if (!change) return refuse(reply)
    const { expireSessions: expiry, ...switches } = change
    Object.assign(faults, switches)
    if (expiry) await expireSessions(database, expiry, now())
    return faults
  })

  sandbox.post('/reset', async (_request, reply) => {
    await reset()
    Object.assign(faults, noFaults())
    return reply.send({ result: true })
  })
}

function tryReadChange(body: unknown): Partial<Switches> | undefined {
  try {
    return readChange(body)
  } catch {
    return undefined
  }
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(400).send(forStatus(400))
}

function registerFeeds(
  sandbox: FastifyInstance,
  { database, publicPem, topWins }: SandboxDependencies
): void {
  sandbox.get('/outbox.json', async () => {
    const rows = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(200)
    return rows.map(({ recipient, channel, subject, text, links, sentAt }) => ({
      to: recipient,
      channel,
      subject,
      text,
      links,
      date: momentText(sentAt)
    }))
  })
  sandbox.get('/ledger.json', async () => {
    const { total, ...rest } = await trialBalance(database)
    return { total: String(total), ...rest }
  })
  sandbox.get('/ip', async request => ({ ip: request.ip }))
  sandbox.get('/top-wins.json', async () => topWins())
  sandbox.get('/public-key.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(publicPem)
  )
}

import type { FastifyInstance } from 'fastify'
import { enums, is, object, string } from 'superstruct'

import type { GamesDependencies } from '../../context.ts'
import { audit } from '../../http/audit.ts'
import { forStatus } from '../../http/errors.ts'
import { paymentPolicy, setPolicy } from '../../http/headers.ts'
import { queryOf } from '../../http/query.ts'
import { decide } from '../decisions.ts'
import { methodNameIn } from '../methods.ts'
import { CANCEL_REASONS } from '../notes.ts'
import { findPayment } from './find.ts'
import { renderPayment } from './page.ts'

/** The player's choice on the page. */
const Choice = object({ token: string(), choice: enums(['approve', 'refuse'] as const) })

const BODY_LIMIT = 1_024

/** Registers the payment page, which simulates a payment provider, on the games' origin. */
export async function registerPayments(app: FastifyInstance, deps: GamesDependencies): Promise<void> {
  await app.register(async payments => {
    payments.addHook('onRequest', async (_request, reply) => {
      setPolicy(reply, paymentPolicy)
      reply.headers({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'same-origin' })
    })
    registerPage(payments, deps)
    registerChoice(payments, deps)
  })
}

function registerPage(payments: FastifyInstance, { database, now }: GamesDependencies): void {
  payments.get('/pay', async (request, reply) => {
    const { token, lang: requested, theme } = queryOf(request)
    const lang = requested === 'en' ? 'en' : 'tr'
    const found = await findPayment(database, token, now())
    const payment = found && {
      ...found,
      token: String(token),
      methodInLanguage: await methodNameIn(database, found.methodName, lang)
    }
    const mode = theme === 'dark' || theme === 'light' ? theme : undefined
    return reply
      .code(payment ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(renderPayment({ payment, lang, mode }))
  })
}

function registerChoice(payments: FastifyInstance, { database, now }: GamesDependencies): void {
  payments.post('/api/payment', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!is(request.body, Choice)) return reply.code(400).send(forStatus(400))
    const { token, choice } = request.body
    const payment = await findPayment(database, token, now())
    if (!payment) {
      audit(request, { event: 'payment', code: 404 })
      return reply.code(404).send(forStatus(404))
    }
    const { transactionId } = payment
    const decision =
      choice === 'approve'
        ? { transactionId, outcome: 'approve' as const, note: '' }
        : { transactionId, outcome: 'cancel' as const, note: CANCEL_REASONS.refusedOnPage.tr }
    // A second choice changes nothing, nor does one that comes too late; the reply has the current state.
    if (payment.state === 'open') await decide(database, decision, now())
    return { state: (await findPayment(database, token, now()))?.state }
  })
}

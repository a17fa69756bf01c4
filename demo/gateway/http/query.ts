import type { FastifyRequest } from 'fastify'

import type { Language } from '../context.ts'

/** The query of a request by name. A repeated name has a list. Fastify leaves its type open, hence the cast. */
export function queryOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return query as Readonly<Record<string, unknown>>
}

/** The language that a page of the gateway is requested in: `?lang=en`, otherwise Turkish. */
export function languageOf(request: FastifyRequest): Language {
  return queryOf(request)['lang'] === 'en' ? 'en' : 'tr'
}

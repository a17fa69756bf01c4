import type { FastifyRequest } from 'fastify'

/** The query of a request by name. A repeated name has a list. Fastify leaves its type open, hence the cast. */
export function queryOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return query as Readonly<Record<string, unknown>>
}

import type { FastifyInstance } from 'fastify'

/** Where browsers report what the content security policy has stopped. */
export const REPORTS_PATH = '/reports'

const TYPES = ['application/reports+json', 'application/csp-report']

/** Counts reports in the log: which directive and what kind of thing, never an address with what was typed in it. */
export function registerReports(app: FastifyInstance): void {
  app.register(async reports => {
    reports.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: 16_384 }, (_request, _body, done) =>
      done(null)
    )
    reports.post(REPORTS_PATH, async (request, reply) => {
      request.log.warn({ type: request.headers['content-type'] }, 'A browser reported a violated policy')
      return reply.code(204).send()
    })
  })
}

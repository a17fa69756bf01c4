import type { FastifyInstance } from 'fastify'

/** Path of violation reports of the content security policy. */
export const REPORTS_PATH = '/reports'

const TYPES = ['application/reports+json', 'application/csp-report']

/** Logs that a report arrived, without its content, which may contain personal data. */
export function registerReports(app: FastifyInstance): void {
  app.register(async reports => {
    reports.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: 16_384 }, (_request, _body, done) =>
      done(null)
    )
    reports.post(REPORTS_PATH, async (request, reply) => {
      // The sender chooses what follows the type.
      const [type] = request.headers['content-type']?.split(/[;,\s]/) ?? []
      request.log.warn({ type }, 'A browser reported a violated policy')
      return reply.code(204).send()
    })
  })
}

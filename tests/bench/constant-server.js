// @ts-check
/**
 * The floor of the gateway's figures, in a process of its own as the gateway is: Fastify with the plugins of the site's
 * server answers every call with a constant. ANSWERS in the environment is their JSON, by method.
 */
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'

/** @type {Record<string, string>} */
const answers = JSON.parse(process.env.ANSWERS ?? '{}')

const app = fastify()
await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
await app.register(rateLimit, { allowList: () => true })
await app.register(cors, {
  delegator: (_request, callback) => callback(null, { origin: ['http://localhost'] })
})
app.post('/endpoint/v1', (request, reply) => {
  const { api } = /** @type {{ api: { method: string } }} */ (request.body)
  return reply.type('application/json').send(answers[api.method])
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))

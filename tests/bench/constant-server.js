// @ts-check
/**
 * The floor of the gateway's figures, in a process of its own as the gateway is: Fastify with the plugins of the site's
 * server answers every call with the text of the environment variable ANSWER.
 */
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'

const app = fastify()
await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
await app.register(rateLimit, { allowList: () => true })
await app.register(cors, {
  delegator: (_request, callback) => callback(null, { origin: ['http://localhost'] })
})
app.post('/endpoint/v1', (_request, reply) => reply.type('application/json').send(process.env.ANSWER))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))

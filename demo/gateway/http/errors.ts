import type { FastifyError, FastifyInstance } from 'fastify'

import { TOO_MANY_TRIES } from '../refusal.ts'
import { audit } from './audit.ts'
import type { Reply } from './envelope.ts'

/** The envelope of every error, without internal details. */
function errorReply(message: string, code: number): Reply {
  return { result: false, message, code, data: null, debug: '' }
}

export function malformed(): Reply {
  return errorReply('Geçersiz istek / The request is not valid', 400)
}

export function internalError(): Reply {
  return errorReply('Bir sorun oluştu, lütfen sonra deneyin / Something went wrong, please try later', 503)
}

const TEXTS: Readonly<Record<number, string>> = {
  403: 'Bu adresten çağrılamaz / Not allowed from this origin',
  404: 'Bulunamadı / Not found',
  408: 'İstek çok uzun sürdü / The request took too long',
  413: 'İstek çok büyük / The request is too large',
  415: 'Yalnızca application/json / Only application/json',
  429: TOO_MANY_TRIES
}

/** The reply for an HTTP status. */
export function forStatus(status: number): Reply {
  const text = TEXTS[status]
  return text ? errorReply(text, status) : status < 500 ? { ...malformed(), code: status } : internalError()
}

/** Sends errors of routes and of Fastify in the same envelope. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = statusOf(error)
    if (status === 503) request.log.error({ error: error.code ?? error.name }, 'A request failed')
    // The limit of requests has an entry of its own.
    else if (status !== 429) audit(request, { event: 'request', code: status })
    return reply.code(status).header('cache-control', 'no-store').send(forStatus(status))
  })
}

/** 403 comes from the files alone, for a path that leaves their folder: invalid, whichever page asks for it. */
function statusOf({ statusCode = 503 }: FastifyError): number {
  if (statusCode === 403) return 400
  return statusCode >= 400 && statusCode < 500 ? statusCode : 503
}

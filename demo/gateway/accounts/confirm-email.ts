import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Context, Language } from '../context.ts'
import { audit } from '../http/audit.ts'
import { setPolicy } from '../http/headers.ts'
import { escapeHtml } from '../http/html.ts'
import { languageOf, queryOf } from '../http/query.ts'
import { inlineSource } from '../http/site-page.ts'
import type { Message } from '../refusal.ts'
import style from './confirm-email.css?raw'
import { confirmEmail, CONFIRM_EMAIL_PATH, EMAIL_TAKEN, pendingEmail } from './email-change.ts'
import { INVALID_LINK } from './rules.ts'

const TITLE = { tr: 'E-posta adresinizi onaylayın', en: 'Confirm your e-mail' }
const BUTTON = { tr: 'Onayla', en: 'Confirm' }
const HOME = { tr: 'Siteye dön', en: 'Back to the site' }
const QUESTION = {
  tr: 'Hesabınızın e-posta adresi olarak kullanılsın mı?',
  en: 'Should this be the e-mail of your account?'
}

const OUTCOMES = {
  changed: { tr: 'E-posta adresiniz değiştirildi', en: 'Your e-mail address has been changed' },
  invalid: INVALID_LINK,
  taken: EMAIL_TAKEN
} satisfies Record<string, Message>

const STYLE_SOURCE = inlineSource(style)

type Dependencies = Pick<Context, 'database' | 'now' | 'mailer'>

/**
 * Registers the page that the link to a new e-mail opens. Only its button confirms: programs that check the links of
 * e-mails open them too.
 */
export async function registerConfirmEmail(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm)

    scope.get(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const lang = languageOf(request)
      const token = textOf(queryOf(request)['token'])
      const email = await pendingEmail(token, { ...dependencies, lang })
      if (email === undefined) return send(reply.code(400), lang, paragraph(OUTCOMES.invalid[lang]))
      return send(reply, lang, form({ token, email, lang }))
    })

    scope.post<{ Body: URLSearchParams | undefined }>(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const lang = languageOf(request)
      const token = request.body?.get('token') ?? ''
      const { outcome, playerId: player } = await confirmEmail(token, { ...dependencies, lang })
      const status = { changed: 200, invalid: 400, taken: 409 }[outcome]
      audit(request, { event: 'email-link', code: status, player })
      return send(reply.code(status), lang, paragraph(OUTCOMES[outcome][lang]))
    })
  })
}

async function parseForm(_request: FastifyRequest, body: string | Buffer): Promise<URLSearchParams> {
  return new URLSearchParams(body.toString())
}

/** A repeated parameter is no text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function paragraph(text: string): string {
  return `<p role="status">${text}</p>`
}

function form({ token, email, lang }: { token: string; email: string; lang: Language }): string {
  return `<p><strong>${escapeHtml(email)}</strong></p>
<p>${QUESTION[lang]}</p>
<form method="post" action="${CONFIRM_EMAIL_PATH}?lang=${lang}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${BUTTON[lang]}</button>
</form>`
}

function send(reply: FastifyReply, lang: Language, content: string): FastifyReply {
  setPolicy(reply, { 'style-src': [STYLE_SOURCE], 'img-src': ["'self'"], 'frame-ancestors': ["'none'"] })
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE[lang]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<main>
<h1>${TITLE[lang]}</h1>
${content}
<p><a href="/">${HOME[lang]}</a></p>
</main>
</html>
`)
}

import type { FastifyInstance } from 'fastify'
import { desc, eq } from 'drizzle-orm'

import type { Language } from '../context.ts'
import { outbox, players } from '../db/schema/index.ts'
import { momentText } from '../dates.ts'
import { escapeHtml } from '../http/html.ts'
import { languageOf } from '../http/query.ts'
import type { Message } from '../refusal.ts'
import { AUTHENTICATOR_PLAYER, SECRET } from '../seed/players.ts'
import style from './assets/sandbox.css?raw'
import script from './assets/switches.js?raw'
import type { SandboxDependencies } from './dependencies.ts'

const WORDS = {
  title: { tr: 'Sanal kumanda', en: 'Sandbox switches' },
  lead: {
    tr: 'Oyun parası ile çalışan bu sunucuda arızaları buradan açıp kapatırsınız.',
    en: 'Here you switch faults of this play-money server on and off.'
  },
  maintenance: { tr: 'Bakım', en: 'Maintenance' },
  status500: { tr: 'Her çağrıya HTTP 500', en: 'HTTP 500 to every call' },
  malformed: { tr: 'Yarım kalan yanıtlar', en: 'Replies cut off in the middle' },
  latency: { tr: 'Gecikme (ms)', en: 'Latency (ms)' },
  stale: { tr: 'Oturumları eskit', en: 'Make all sessions stale' },
  ended: { tr: 'Oturumları bitir', en: 'End all sessions' },
  reset: { tr: 'Sıfırla', en: 'Reset the sandbox' },
  done: { tr: 'Tamam', en: 'Done' },
  failed: { tr: 'Olmadı', en: 'That did not work' },
  outbox: { tr: 'Giden kutusu', en: 'Outbox' },
  empty: { tr: 'Henüz gönderilen bir şey yok.', en: 'Nothing was sent yet.' },
  keys: { tr: 'Doğrulayıcı anahtarları', en: 'Keys for an authenticator' },
  site: { tr: 'Siteye dön', en: 'Back to the site' }
} satisfies Record<string, Message>

type Word = keyof typeof WORDS

/** Registers the pages of the switches and the outbox. */
export function registerPages(sandbox: FastifyInstance, deps: SandboxDependencies): void {
  const { database } = deps
  sandbox.get('/', async (request, reply) => {
    const secrets = await seededSecrets(deps)
    const lang = languageOf(request)
    return reply.type('text/html; charset=utf-8').send(page(lang, 'title', switchesPage(lang, secrets)))
  })
  sandbox.get('/outbox', async (request, reply) => {
    const rows = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(200)
    const lang = languageOf(request)
    return reply.type('text/html; charset=utf-8').send(page(lang, 'outbox', outboxPage(lang, rows)))
  })
  sandbox.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  sandbox.get('/switches.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script)
  )
}

function page(lang: Language, title: Word, content: string): string {
  const other = lang === 'tr' ? 'en' : 'tr'
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WORDS[title][lang]}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
<script type="module" src="/sandbox/switches.js"></script>
<header>
  <h1>${WORDS[title][lang]}</h1>
  <nav>
    <a href="/sandbox?lang=${lang}">${WORDS.title[lang]}</a>
    <a href="/sandbox/outbox?lang=${lang}">${WORDS.outbox[lang]}</a>
    <a href="?lang=${other}" lang="${other}">${other === 'tr' ? 'Türkçe' : 'English'}</a>
    <a href="/">${WORDS.site[lang]}</a>
  </nav>
</header>
<main>
${content}
</main>
</html>
`
}

/** Only seeded keys: one that a player has created is shown to them once. */
async function seededSecrets({ database, sealing }: SandboxDependencies) {
  const rows = await database.select().from(players).where(eq(players.username, AUTHENTICATOR_PLAYER))
  return rows.flatMap(({ id, username, authenticatorSecret }) =>
    authenticatorSecret && sealing.unseal(authenticatorSecret, id) === SECRET
      ? [{ username, secret: SECRET }]
      : []
  )
}

function switchesPage(lang: Language, secrets: readonly { username: string; secret: string }[]): string {
  const boxes = (['maintenance', 'status500', 'malformed'] as const).map(
    name => `<label><input type="checkbox" name="${name}"> ${WORDS[name][lang]}</label>`
  )
  const keys = secrets.map(
    row => `<dt>${escapeHtml(row.username)}</dt><dd><code>${escapeHtml(row.secret)}</code></dd>`
  )
  return `<p>${WORDS.lead[lang]}</p>
<form id="faults">
  ${boxes.join('\n  ')}
  <label>${WORDS.latency[lang]} <input type="number" name="latency" min="0" max="60000" step="100"></label>
</form>
<p>
  <button type="button" data-expire="stale">${WORDS.stale[lang]}</button>
  <button type="button" data-expire="ended">${WORDS.ended[lang]}</button>
  <button type="button" data-reset>${WORDS.reset[lang]}</button>
</p>
<p><output id="outcome" data-done="${WORDS.done[lang]}" data-failed="${WORDS.failed[lang]}"></output></p>
<h2>${WORDS.keys[lang]}</h2>
<dl>${keys.join('')}</dl>`
}

function outboxPage(lang: Language, rows: readonly (typeof outbox.$inferSelect)[]): string {
  if (rows.length === 0) return `<p>${WORDS.empty[lang]}</p>`
  const entries = rows.map(
    row => `<li>
  <h2>${escapeHtml(row.subject)}</h2>
  <p><small>${row.channel} · ${escapeHtml(row.recipient)} · ${momentText(row.sentAt)}</small></p>
  <p>${escapeHtml(row.text)}</p>
  ${row.links.map(link => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('')}
</li>`
  )
  return `<ol>${entries.join('\n')}</ol>`
}

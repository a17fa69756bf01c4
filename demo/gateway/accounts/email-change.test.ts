import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { emailChanges, passwordResets, players } from '../db/schema/index.ts'
import { profileOf, type Session, signIn, stepUp, textOf } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { sentTo } from '../testing/outbox.ts'
import { addNewPlayer, PASSWORD } from '../testing/test-content.ts'

const MINUTE = 60_000

const gateway = await gatewayForFile()

/** A player with a confirmed session. */
async function newPlayer(): Promise<{ old: string; next: string; username: string; session: Session }> {
  const username = await addNewPlayer(gateway.database)
  const session = await stepUp(gateway, await signIn(gateway, username))
  return { old: `${username}@example.com`, next: `${username}@posta.example`, username, session }
}

function request(session: Session, email: string) {
  return gateway.call('user.change_email', { email, password: PASSWORD, Lang: 'en' }, { session })
}

/** The path of the link in the newest e-mail to an address. */
async function linkTo(email: string): Promise<string> {
  const [newest] = await sentTo(gateway.database, email)
  return (newest?.links[0] ?? '').replace('http://localhost:4000', '')
}

/** Presses the button of the page that a link opens. */
function press(link: string, origin?: string) {
  const { pathname, searchParams } = new URL(link, 'http://localhost:4000')
  return gateway.site.inject({
    method: 'POST',
    url: `${pathname}?lang=${searchParams.get('lang')}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
    payload: new URLSearchParams({ token: searchParams.get('token') ?? '' }).toString()
  })
}

async function emailOf(session: Session): Promise<string> {
  return textOf(await profileOf(gateway, session), 'email')
}

describe('SEC-02 a new e-mail', () => {
  test('PROF-01 is used once its link is confirmed; the old one stays until then and gets both notices', async () => {
    const { old, next, session } = await newPlayer()
    expect((await request(session, next)).result).toBe(true)
    expect((await sentTo(gateway.database, old)).map(({ subject }) => subject)).toEqual([
      'A change of your e-mail was requested'
    ])
    const link = await linkTo(next)

    const page = await gateway.site.inject({ url: link })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<strong>${next}</strong>`)
    // Opening the link, as a scanner of e-mails does, changes nothing.
    expect(await emailOf(session)).toBe(old)
    await gateway.call('user.forgot', { email: next })
    expect(await sentTo(gateway.database, next)).toHaveLength(1)
    await gateway.call('user.forgot', { email: old })
    expect(await gateway.database.$count(passwordResets)).toBe(1)

    const done = await press(link)
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('Your e-mail address has been changed')
    expect(await emailOf(session)).toBe(next)
    expect(await gateway.database.$count(passwordResets)).toBe(0)
    expect((await sentTo(gateway.database, old))[0]?.subject).toBe('Your e-mail has changed')
  })

  test('is text on the page of its link, whatever it contains', async () => {
    const { next, session } = await newPlayer()
    await request(session, next)
    await gateway.database.update(emailChanges).set({ email: '<b>"&@posta.example' })
    const page = await gateway.site.inject({ url: await linkTo(next) })
    expect(page.body).toContain('<strong>&lt;b&gt;&quot;&amp;@posta.example</strong>')
    await gateway.database.delete(emailChanges)
  })

  test('is confirmed by a link once, and by one of two at once', async () => {
    const { next, session } = await newPlayer()
    await request(session, next)
    const link = await linkTo(next)
    const answers = await Promise.all([press(link), press(link)])
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 400])
    expect((await gateway.site.inject({ url: link })).statusCode).toBe(400)
  })

  test('is not confirmed an hour later, nor by an invalid link, nor from the page of another origin', async () => {
    const { old, next, session } = await newPlayer()
    await request(session, next)
    const link = await linkTo(next)
    expect((await press(link.replace('token=', 'token=x'))).statusCode).toBe(400)
    expect((await press(link, 'https://stranger.example')).statusCode).toBe(403)
    const repeated = await gateway.site.inject({ url: `${link}&token=x` })
    expect(repeated.statusCode).toBe(400)
    const json = await gateway.site.inject({ method: 'POST', url: link, payload: { token: 'x' } })
    expect(json.statusCode).toBe(415)
    expect((await gateway.site.inject({ method: 'POST', url: link })).statusCode).toBe(400)
    gateway.advance(60 * MINUTE)
    expect((await gateway.site.inject({ url: link })).statusCode).toBe(400)
    expect((await press(link)).body).toContain('has expired')
    const [row] = await gateway.database.select().from(players).where(eq(players.uid, session.uid))
    expect(row?.email).toBe(old)
  })

  test('is replaced by a later request', async () => {
    const { next, session } = await newPlayer()
    await request(session, `first-${next}`)
    const first = await linkTo(`first-${next}`)
    await request(session, next)
    expect((await press(first)).statusCode).toBe(400)
    expect((await press(await linkTo(next))).statusCode).toBe(200)
  })

  test('is refused if another player has got it before its confirmation', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    await request(one.session, one.next)
    await request(other.session, one.next.toUpperCase())
    const otherLink = await linkTo(one.next.toUpperCase())
    expect((await press(await linkTo(one.next))).statusCode).toBe(200)
    const refused = await press(otherLink)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('cannot be used')
    expect(await emailOf(other.session)).toBe(other.old)
  })

  test('is dropped by a new password, also by one set by a link to the old e-mail', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    for (const { session, next } of [one, other]) await request(session, next)
    const passwords = { new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
    await gateway.call('user.pass_change', { old_password: PASSWORD, ...passwords }, { session: one.session })
    await gateway.call('user.forgot', { email: other.old })
    const token = new URL((await sentTo(gateway.database, other.old))[0]?.links[0] ?? '').searchParams.get(
      'token'
    )
    expect((await gateway.call('user.pass_reset', { token, ...passwords })).result).toBe(true)
    for (const { next } of [one, other]) expect((await press(await linkTo(next))).statusCode).toBe(400)
  })

  test('W7 is requested five times an hour, so that nobody floods the mailboxes of others', async () => {
    const { next, session } = await newPlayer()
    for (let index = 0; index < 5; index += 1) {
      expect((await request(session, `${index}-${next}`)).result).toBe(true)
    }
    expect((await request(session, next)).code).toBe(429)
    expect(await sentTo(gateway.database, next)).toEqual([])
  })

  test('is stored with the hash of its token only', async () => {
    const { next, session } = await newPlayer()
    await request(session, next)
    const token = new URL(await linkTo(next), 'http://localhost').searchParams.get('token') ?? ''
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await gateway.database.select().from(emailChanges))).not.toContain(token)
  })

  test('has a page in the language of the request, without scripts, that no page may frame', async () => {
    const { next, session } = await newPlayer()
    await gateway.call('user.change_email', { email: next, password: PASSWORD }, { session })
    const { body, headers } = await gateway.site.inject({ url: await linkTo(next) })
    expect(body).toContain('<html lang="tr">')
    expect(body).toContain('<button>Onayla</button>')
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? []
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(headers['cache-control']).toBe('no-store')
  })
})

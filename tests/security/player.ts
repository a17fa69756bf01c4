import { encrypt, type Session } from '../../demo/gateway/testing/client.ts'

/** What a signed-in page sends as `user`. */
export interface PlayerKeys {
  uid: string
  sid: string
  uip: string
}

const HEADERS = { panel: 'frontend', 'content-type': 'application/json' }

/** The body of a call by its name on the wire, such as `user.login`. */
export function bodyOf(name: string, data: object, user?: PlayerKeys): string {
  const [className, method] = name.split('.')
  return JSON.stringify({ api: { class: className, method }, data: { Lang: 'tr', ...data }, user })
}

/** Makes a call over HTTP. @throws {TypeError} There was no answer. */
export function call(
  site: string,
  name: string,
  { data = {}, user }: { data?: object; user?: PlayerKeys } = {}
) {
  return fetch(`${site}/endpoint/v1`, { method: 'POST', headers: HEADERS, body: bodyOf(name, data, user) })
}

/** Logs the sandbox's player in. */
export async function signIn(site: string): Promise<PlayerKeys> {
  const reply = await call(site, 'user.login', { data: { username: 'demo', password: 'Demo123!' } })
  const { uid, sid } = ((await reply.json()) as { data: Session }).data
  const pem = await (await fetch(`${site}/sandbox/public-key.pem`)).text()
  return { uid: encrypt(pem, uid), sid: encrypt(pem, sid), uip: '{ip}' }
}

import { constants, createHash, publicEncrypt } from 'node:crypto'

/** The fields of a login's reply that are stored. */
type LoginData = Record<'uid' | 'sid' | 'uip' | 'gtm' | 'rid', string>

/**
 * Logs in at the gateway, and returns what the login form would write to storage: the session is encrypted with the key
 * of the gateway, and the player's name is not loaded yet (SESS-01, SESS-02).
 */
export async function storedLogin(
  username: string,
  origin: string
): Promise<{ name: string; value: string }[]> {
  const { uid, sid, uip, gtm, rid } = await logIn(username, origin)
  const key = await (await fetch(`${origin}/widgets/public-key.pem`)).text()
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const encrypt = (text: string) => publicEncrypt({ key, ...padding }, Buffer.from(text)).toString('base64')
  const auth = { sid: encrypt(sid), uid: encrypt(uid), uip: encrypt(uip) }
  const stored = {
    ridValue: rid,
    expirationDate: String(Date.now() + 15_000),
    userActivityStartTime: String(Date.now()),
    'bnw:player': createHash('sha256').update(uid).digest('hex').slice(0, 32),
    bnwUserProfile: JSON.stringify({ firstname: '', lastname: '', username, uid: auth.uid }),
    bnwUserSession: JSON.stringify({ ...auth, gmt: gtm, lang: 'tr' }),
    bnwUserAuth: JSON.stringify(auth)
  }
  return Object.entries(stored).map(([name, value]) => ({ name, value }))
}

async function logIn(username: string, origin: string): Promise<LoginData> {
  const api = { class: 'user', method: 'login' }
  const response = await fetch(`${origin}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend' },
    body: JSON.stringify({ api, data: { Lang: 'tr', username, password: 'Demo123!' } })
  })
  const { data, message } = (await response.json()) as { data: LoginData | null; message: string }
  if (!data) throw new Error(`${username} could not log in: ${message}`)
  return data
}

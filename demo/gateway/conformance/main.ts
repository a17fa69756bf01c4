import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { checkGateway } from './conformance.ts'
import { createClient, getFrom, sendTo } from './gateway-client.ts'
import { reportOf } from './report.ts'

const USAGE = `npm run conformance -- --gateway URL [--user NAME --password TEXT [--code TEXT]] [--site URL] [--key FILE] [--json FILE]

Compares a gateway with the contract of this product, call by call. It changes nothing.
--user, --password  a player of the gateway; without one, calls of players are tried as a visitor only
--code              of the second factor, where the player has one
--site              where the site's files /datas/*.json are; by default the gateway
--key               PEM of the public key that session values are encrypted with; by default /widgets/public-key.pem
--json              writes the findings to a file as well`

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { gateway: text, site: text, user: text, password: text, code: text, key: text, json: text }
  })
  const { gateway, site = gateway, user, password, code, key, json } = values
  if (
    !gateway ||
    !site ||
    !URL.canParse(gateway) ||
    !URL.canParse(site) ||
    Boolean(user) !== Boolean(password)
  )
    throw new Error(USAGE)
  const { origin } = new URL(gateway)
  const getFile = getFrom({ gateway: origin, site: new URL(site).origin })
  const publicKey = key ? await readFile(key, 'utf8') : await fetchKey(origin)
  const credentials = user && password ? { username: user, password, code } : undefined
  const findings = await checkGateway(createClient(sendTo(origin), getFile, publicKey), credentials)
  console.log(reportOf(findings))
  if (json) await writeFile(json, `${JSON.stringify(findings, null, 2)}\n`)
  if (findings.some(({ problem }) => problem)) process.exitCode = 1
}

async function fetchKey(origin: string): Promise<string> {
  const response = await fetch(`${origin}/widgets/public-key.pem`).catch(() => undefined)
  if (!response?.ok)
    throw new Error(`${origin}/widgets/public-key.pem cannot be read: name the key with --key`)
  return response.text()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

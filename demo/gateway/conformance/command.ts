import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { checkOrigins } from './check-origin.ts'
import { checkGateway } from './conformance.ts'
import { createClient, getFrom, sendTo } from './gateway-client.ts'
import { headingOf, reportOf } from './report.ts'

const USAGE = `npm run conformance -- --gateway URL [--user NAME --password TEXT [--code TEXT]] [--site URL] [--partner ORIGIN] [--key FILE] [--json FILE]

Compares a gateway with the contract of this product, call by call. It changes nothing; a player starts one game for play money.
--user, --password  a player of the gateway; without one, calls of players are tried as a visitor only
--code              of the second factor, where the player has one
--site              where the site's files /datas/*.json are; by default the gateway
--partner           origin of a page that the gateway lists, for its CORS headers
--key               PEM of the public key that session values are encrypted with; by default /widgets/public-key.pem
--json              writes the findings to a file as well`

/** Where the command writes its text. */
type Output = Pick<Console, 'log' | 'error'>

/**
 * Runs the command.
 *
 * @returns The exit code. 0: nothing is wrong, or help was asked for; 1: something is; 2: it could not be tried.
 */
export async function runConformance(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
  try {
    if (args.includes('--help')) {
      output.log(USAGE)
      return 0
    }
    const { json, ...options } = readOptions(args)
    const findings = await findingsOf(options)
    output.log(`${headingOf(options.gateway, new Date())}\n${reportOf(findings)}`)
    if (json) await writeFile(json, `${JSON.stringify(findings, null, 2)}\n`)
    return findings.some(({ problem }) => problem) ? 1 : 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : error)
    return 2
  }
}

const text = { type: 'string' } as const
const OPTIONS = {
  gateway: text,
  site: text,
  partner: text,
  user: text,
  password: text,
  code: text,
  key: text,
  json: text
}

/** @throws {Error} With the usage, or naming the wrong option. */
function readOptions(args: readonly string[]) {
  const { gateway, site, partner, ...rest } = parseArgs({ args: [...args], options: OPTIONS }).values
  if (!gateway || Boolean(rest.user) !== Boolean(rest.password)) throw new Error(USAGE)
  return {
    ...rest,
    gateway: originOf(gateway),
    site: originOf(site ?? gateway),
    partner: partner && originOf(partner)
  }
}

function originOf(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) throw new Error(USAGE)
  return new URL(address).origin
}

type Options = Omit<ReturnType<typeof readOptions>, 'json'>

async function findingsOf({ gateway, site, partner, user, password, code, key }: Options) {
  const publicKey = key ? await readFile(key, 'utf8') : await fetchKey(gateway)
  const credentials = user && password ? { username: user, password, code } : undefined
  const client = createClient(sendTo(gateway), getFrom({ gateway, site }), publicKey)
  return [...(await checkOrigins({ gateway, site, partner })), ...(await checkGateway(client, credentials))]
}

async function fetchKey(origin: string): Promise<string> {
  const response = await fetch(`${origin}/widgets/public-key.pem`).catch(() => undefined)
  if (!response?.ok)
    throw new Error(`${origin}/widgets/public-key.pem cannot be read: name the key with --key`)
  return response.text()
}

// @ts-check
/** Loads of the gateway: as many requests as it answers, or requests at the pace of players. */
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'

// @ts-expect-error It has no types; what is used of it is described at `Result` and `Client`.
import autocannon from 'autocannon'

import { median, quantile } from './statistics.js'

/** @typedef {{ path: string, headers: Record<string, string>, body: string }} Sent */

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {number} clients            Connections, each with one request at a time.
 * @property {number} seconds
 * @property {(client: number) => (Sent | (() => Sent))[]} requests  What each client sends, in turn.
 */

/** @typedef {{ perSecond: number, p50: number, p99: number, answered: number, failures: number }} Loaded Times in ms. */

/** @typedef {{ requests: { average: number }, latency: { p50: number, p99: number }, '2xx': number, non2xx: number, errors: number }} Result */
/** @typedef {{ setRequests: (requests: object[]) => void }} Client */

/** @param {Load} load @returns {Promise<Loaded>} */
export async function fire({ url, clients, seconds, requests }) {
  let started = 0
  const {
    requests: sent,
    latency,
    ...counts
  } = /** @type {Result} */ (
    await autocannon({
      url,
      duration: seconds,
      connections: clients,
      setupClient: (/** @type {Client} */ client) => client.setRequests(requests(started++).map(prepared))
    })
  )
  return {
    perSecond: sent.average,
    p50: latency.p50,
    p99: latency.p99,
    answered: counts['2xx'],
    failures: counts.non2xx + counts.errors
  }
}

/** @param {Sent | (() => Sent)} sent */
function prepared(sent) {
  if (typeof sent !== 'function') return { method: 'POST', ...sent }
  return { method: 'POST', ...sent(), setupRequest: (/** @type {object} */ each) => ({ ...each, ...sent() }) }
}

/**
 * Each client sends a request every so often, evenly spread, whether or not its last one was answered.
 * @param {Load & { every: number }} load `every`: in ms. @returns {Promise<Loaded>}
 */
export async function pace({ url, clients, seconds, requests, every }) {
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const rounds = Math.floor((seconds * 1000) / every)
  const sends = Array.from({ length: clients }, (_, client) => {
    const [sent] = requests(client)
    return Array.from({ length: rounds }, (_, round) => {
      const at = start + (round + client / clients) * every
      return sendAt(at, {
        url,
        agent,
        sent: typeof sent === 'function' ? sent : () => /** @type {Sent} */ (sent)
      })
    })
  }).flat()
  const answers = await Promise.all(sends)
  agent.destroy()
  const times = answers.map(({ time }) => time)
  const answered = answers.filter(({ ok }) => ok).length
  const perSecond = answers.length / ((performance.now() - start) / 1000)
  const p99 = quantile(times, 0.99)
  return { perSecond, p50: median(times), p99, answered, failures: answers.length - answered }
}

/** @param {number} at @param {{ url: string, agent: Agent, sent: () => Sent }} how @returns {Promise<{ time: number, ok: boolean }>} */
async function sendAt(at, { url, agent, sent }) {
  await new Promise(resolve => setTimeout(resolve, at - performance.now()))
  const { path, headers, body } = sent()
  const start = performance.now()
  try {
    const request = httpRequest(url + path, { method: 'POST', agent, headers })
    request.end(body)
    const [response] = await once(request, 'response')
    for await (const _chunk of response);
    return { time: performance.now() - start, ok: response.statusCode === 200 }
  } catch {
    return { time: performance.now() - start, ok: false }
  }
}

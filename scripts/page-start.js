// @ts-check
/* global document, localStorage, location, requestAnimationFrame */

/**
 * Stands in the page of the site as a script of its own: asks for the code of the page's address, and of the gateway
 * for what a visitor sees of it first, before any of that code is there. It starts after the first frame is drawn, else
 * a fast connection shows nothing until all of it has run; a page that nobody looks at draws no frames, and does not
 * wait for one.
 *
 * It becomes text, so it uses nothing from outside.
 *
 * @param {object} plan
 * @param {string} plan.main The module that the site starts with.
 * @param {string} plan.base What all code stands on, which runs first.
 * @param {Record<string, string[]>} plan.files What the pages load, by the first part of their address.
 * @param {Record<string, { api: { class: string, method: string }, data: object, pictures?: number }[]>} plan.calls What
 *   pages whose address has no other part ask first, as core/src/gateway/request.ts writes it; the language is added.
 *   So many of the answers' pictures are seen at once.
 * @param {string[]} plan.english The words of English.
 */
export function startPage({ main, base, files, calls, english }) {
  const { dataset } = /** @type {HTMLElement} */ (document.getElementById('bnw-configuration'))
  const [, part = '', ...rest] = location.pathname.split('/')
  /** @type {Record<string, string>} */
  let kept = {}
  try {
    kept = { ...localStorage }
  } catch {
    // The browser keeps nothing: a visitor.
  }
  const Lang = [kept['bnwUserLang'], dataset['lang']].find(lang => lang === 'en' || lang === 'tr') ?? 'tr'
  const { gateway = '' } = dataset
  const { origin } = URL.canParse(gateway) ? new URL(gateway) : location
  const asked = (globalThis.bnwAsked = new Map())
  const isVisitor = !kept['bnwUserSession'] && kept['siteUnderMaintenance'] !== 'true'
  /** Into the browser's store. Only what is below the gateway: the code looks at other addresses first. */
  const bringPictures = async (/** @type {Response} */ answer, /** @type {number} */ count) => {
    const { data } = await answer.clone().json()
    for (const { image, Image: picture = image } of data.slice(0, count)) {
      if (typeof picture !== 'string' || !/^\/[^/\\]/.test(picture)) continue
      const src = origin + picture
      Object.assign(new Image(), { fetchPriority: 'high', referrerPolicy: 'no-referrer', src })
    }
  }
  /** @param {(typeof calls)[string][number]} call */
  const ask = ({ api, data, pictures = 0 }) => {
    const body = JSON.stringify({ api, data: { ...data, Lang } })
    const reply = fetch(`${origin}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', panel: 'frontend' },
      body,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error'
    })
    // Who takes it over hears of it; nobody may.
    reply.then(answer => (pictures ? bringPictures(answer, pictures) : undefined)).catch(() => undefined)
    asked.set(body, { sent: Date.now(), reply })
  }
  if (isVisitor && !rest.length && !location.search) calls[part]?.forEach(ask)
  for (const href of [...(files[part] ?? []), ...(Lang === 'en' ? english : [])])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // Two tasks, between which a slow phone can answer a touch.
  const start = () => void import(base).then(() => setTimeout(() => void import(main)))
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}

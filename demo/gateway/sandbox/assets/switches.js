// @ts-check
/** Shows the faults of the sandbox and changes them one at a time. */

const form = document.querySelector('form')
const outcome = document.querySelector('output')

if (form) {
  await run(() => request('GET', '/sandbox/faults'))
  form.addEventListener('change', event => {
    const input = /** @type {HTMLInputElement} */ (event.target)
    const value =
      input.type === 'checkbox' ? input.checked : Math.min(60_000, Math.max(0, Math.round(+input.value)))
    void run(() => request('PUT', '/sandbox/faults', { [input.name]: value }), true)
  })
  form.addEventListener('submit', event => event.preventDefault())
}

for (const button of document.querySelectorAll('button')) {
  const { expire } = button.dataset
  button.addEventListener('click', () => {
    void run(async () => {
      if (expire) return request('PUT', '/sandbox/faults', { expireSessions: expire })
      await request('POST', '/sandbox/reset', {})
      return request('GET', '/sandbox/faults')
    }, true)
  })
}

/** @param {() => Promise<Record<string, unknown>>} action @param {boolean} [isChange] */
async function run(action, isChange) {
  try {
    show(await action())
    if (isChange) showOutcome('done')
  } catch {
    showOutcome('failed')
  }
}

/** @param {'done' | 'failed'} word */
function showOutcome(word) {
  if (outcome) outcome.textContent = outcome.dataset[word] ?? ''
}

/** @param {Record<string, unknown>} faults */
function show(faults) {
  for (const input of form?.querySelectorAll('input') ?? []) {
    if (input.type === 'checkbox') input.checked = faults[input.name] === true
    else input.value = String(faults[input.name] ?? 0)
  }
}

/**
 * @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<Record<string, unknown>>}
 */
async function request(method, path, body) {
  const sent = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  const response = await fetch(path, { method, ...sent })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

/** The payment page. The server renders the document; this script sends the choice of the player. */

const TIMEOUT_MS = 15_000

const choices = find('.choices')
const waiting = find('.waiting')
const failed = find('.failed')

if (choices && waiting && failed) {
  choices.hidden = false
  for (const button of choices.querySelectorAll('button')) {
    button.addEventListener('click', () => void choose(button.dataset['choice'] ?? ''))
  }
}

// The reply to a choice is the page again, as the gateway now renders it: without choices, with the outcome.
else if (isReload()) document.querySelector('h1')?.focus()

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main > ${selector}`)
}

async function choose(choice: string): Promise<void> {
  show('waiting')
  if (choice === 'hang') return reveal(waiting?.querySelector<HTMLElement>('.hint'))
  try {
    await send(choice)
    location.reload()
  } catch {
    show('failed')
  }
}

async function send(choice: string): Promise<void> {
  const token = new URLSearchParams(location.search).get('token')
  const response = await fetch('/api/payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, choice }),
    signal: AbortSignal.timeout(TIMEOUT_MS)
  })
  if (!response.ok) throw new Error(String(response.status))
}

function show(part: 'waiting' | 'failed'): void {
  if (!choices || !waiting || !failed) return
  choices.hidden = part === 'waiting'
  waiting.hidden = part !== 'waiting'
  failed.textContent = part === 'failed' ? (failed.dataset['words'] ?? '') : ''
  if (part === 'waiting') waiting.focus()
  else choices.querySelector('button')?.focus()
}

function reveal(element: HTMLElement | null | undefined): void {
  if (element) element.hidden = false
}

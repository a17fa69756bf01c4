import type { BrowserContext, Page } from 'playwright-core'

/** The calls of the gateway that leave from any page of the browser profile, in order: `user.initAuth` and so on. */
export function countCalls(profile: BrowserContext): string[] {
  const calls: string[] = []
  profile.on('request', request => {
    if (!request.url().endsWith('/endpoint/v1') || request.method() !== 'POST') return
    const { api } = JSON.parse(request.postData() ?? '{}') as { api?: { class: string; method: string } }
    calls.push(`${api?.class}.${api?.method}`)
  })
  return calls
}

/** All that a page says: text in shadow roots and what stands in fields, hidden or not. */
export function allText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said: string[] = [document.title]
    const read = (node: Node): void => {
      if (node instanceof Text) said.push(node.data)
      if (node instanceof HTMLInputElement && node.type !== 'password') said.push(node.value)
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return
      if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(read)
      node.childNodes.forEach(read)
    }
    read(document.body)
    return said.join(' ')
  })
}

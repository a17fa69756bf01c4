import type { BrowserContext, Page } from 'playwright-core'

/** Collects the gateway calls of all pages of a browser profile, in order, such as `user.initAuth`. */
export function countCalls(profile: BrowserContext): string[] {
  const calls: string[] = []
  profile.on('request', request => {
    if (!request.url().endsWith('/endpoint/v1') || request.method() !== 'POST') return
    const { api } = JSON.parse(request.postData() ?? '{}') as { api?: { class: string; method: string } }
    calls.push(`${api?.class}.${api?.method}`)
  })
  return calls
}

/** All text of a page, also in shadow roots and fields, hidden or not. */
export function allText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [document.title]
    const read = (node: Node): void => {
      if (node instanceof Text) texts.push(node.data)
      if (node instanceof HTMLInputElement && node.type !== 'password') texts.push(node.value)
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return
      if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(read)
      node.childNodes.forEach(read)
    }
    read(document.body)
    return texts.join(' ')
  })
}

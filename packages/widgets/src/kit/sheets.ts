/** Constructed sheets by document and text. A sheet belongs to one document; equal ones are shared. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adds style sheets to a document or shadow root, once each. No `<style>` element: a strict CSP blocks it (EMB-08). */
export function adopt(root: Document | ShadowRoot, styles: readonly string[]): void {
  const page = root instanceof Document ? root : root.ownerDocument
  const missing = styles
    .map(css => sheetOf(page, css))
    .filter(sheet => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}

/** Adds style sheets to the root around an element, where a light element renders. */
export function adoptAround(host: HTMLElement, styles: readonly string[]): void {
  const root = host.getRootNode()
  if (root instanceof Document || root instanceof ShadowRoot) adopt(root, styles)
}

/** Removes a style sheet. */
export function abandon(root: ShadowRoot, css: string): void {
  const sheet = sheetOf(root.ownerDocument, css)
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter(one => one !== sheet)
}

function sheetOf(page: Document, css: string): CSSStyleSheet {
  let known = sheets.get(page)
  if (!known) sheets.set(page, (known = new Map()))
  let sheet = known.get(css)
  if (!sheet) {
    const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis
    known.set(css, (sheet = new Sheet()))
    sheet.replaceSync(css)
  }
  return sheet
}

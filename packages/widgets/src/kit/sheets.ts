/** Constructed sheets by document and text: a sheet belongs to one document, and equal ones are shared. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Gives a document or shadow root these style sheets, once each. No `<style>`: a strict CSP refuses it (EMB-08). */
export function adopt(root: Document | ShadowRoot, styles: readonly string[]): void {
  const page = root instanceof Document ? root : root.ownerDocument
  const missing = styles
    .map(css => sheetOf(page, css))
    .filter(sheet => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}

/** Gives them to whatever an element stands in: that of a light element is drawn there. */
export function adoptAround(host: HTMLElement, styles: readonly string[]): void {
  const root = host.getRootNode()
  if (root instanceof Document || root instanceof ShadowRoot) adopt(root, styles)
}

/** Takes a style sheet away again. */
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

/** Constructed sheets by document and text. A sheet belongs to one document; equal ones are shared. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adds style sheets to a document or shadow root, once each. No `<style>` element: a strict CSP blocks it (EMB-08). */
export function adopt(root: Document | ShadowRoot, styles: readonly string[]): void {
  const missing = styles
    .map(css => sheetOf(root, css))
    .filter(sheet => sheet !== undefined)
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
  const sheet = sheetOf(root, css)
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter(one => one !== sheet)
}

/** @returns Undefined in a document without a window, which shows nothing and takes no sheet of another document. */
function sheetOf(root: Document | ShadowRoot, css: string): CSSStyleSheet | undefined {
  const page = root instanceof ShadowRoot ? root.ownerDocument : root
  const view = page.defaultView
  if (!view) return undefined
  let known = sheets.get(page)
  if (!known) sheets.set(page, (known = new Map()))
  let sheet = known.get(css)
  if (!sheet) {
    known.set(css, (sheet = new view.CSSStyleSheet()))
    sheet.replaceSync(css)
  }
  return sheet
}

/**
 * Styles for parts drawn outside a shadow root. Forms with passwords live in light DOM, where password
 * managers see them (ux 2.1.5): one constructed sheet on the document serves them, and no selector in it
 * may reach the page.
 */

/**
 * Puts the element's name before every selector of our own flat sheets (no nesting, no braces in
 * strings); `:host` becomes the element itself. `:not(#_)` adds weight and `!important` the last word:
 * the page's own rules for `input` or `.button` must not win, however they are written (EMB-04).
 */
export function scopeStyles(css: string, name: string): string {
  const own = `${name}:not(#_)`
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/([^{}]+)\{([^{}]*)\}/g, (block, head: string, body: string) =>
      isStep(head) ? block : `${scopeHead(head, own)}{${insist(body)}}`
    )
}

/** The steps of key frames, where `!important` would void a declaration. */
function isStep(head: string): boolean {
  return /^\s*(from|to|[\d.]+%)/.test(head)
}

function scopeHead(head: string, own: string): string {
  return head
    .split(/,(?![^(]*\))/)
    .map(one => scopeSelector(one.trim(), own))
    .join()
}

function insist(body: string): string {
  return body
    .split(';')
    .map(declaration => declaration.replace(/\s*!important\s*$/, '').trim())
    .filter(declaration => declaration !== '')
    .map(declaration => `${declaration}!important`)
    .join(';')
}

/**
 * The sheet of one light DOM element: the page's rules for plain tags taken back first, then ours.
 *
 * @param name - the element's own name, `bnw-login`
 * @param texts - the base styles and those of the parts it draws
 */
export function lightStyles(name: string, texts: readonly string[]): string {
  // Attributes of SVG count as rules of the page, so drawings are left alone.
  const reset = `${name}:not(#_) :where(:not(svg,svg *)){all:revert!important}`
  const drawings = `${name}:not(#_) :where(svg){position:static!important;margin:0!important;float:none!important;opacity:1!important;transform:none!important}`
  return reset + drawings + scopeStyles(texts.join(''), name)
}

function scopeSelector(selector: string, own: string): string {
  if (!selector.startsWith(':host')) return `${own} ${selector}`
  return own + selector.slice(':host'.length).replace(/^\((.+?)\)/, '$1')
}

/**
 * Styles for elements that render into the light DOM: forms with passwords, so that password managers see them. They use
 * one constructed sheet on the document; none of its selectors may match the rest of the page.
 */

/**
 * Scopes each selector of a flat sheet (no nesting, no braces in strings) to the element; `:host` becomes the element
 * itself. `:not(#_)` raises the specificity, and all declarations become `!important`: no rule of the page for `input` or
 * `.button` may win (EMB-04).
 */
export function scopeStyles(css: string, name: string): string {
  const scope = `${name}:not(#_)`
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/([^{}]+)\{([^{}]*)\}/g, (block, head: string, body: string) =>
      isKeyframe(head) ? block : `${scopeHead(head, scope)}{${makeImportant(body)}}`
    )
}

/** Keyframe steps, where `!important` would invalidate a declaration. */
function isKeyframe(head: string): boolean {
  return /^\s*(from|to|[\d.]+%)/.test(head)
}

function scopeHead(head: string, scope: string): string {
  return head
    .split(/,(?![^(]*\))/)
    .map(one => scopeSelector(one.trim(), scope))
    .join()
}

function makeImportant(body: string): string {
  return body
    .split(';')
    .map(declaration => declaration.replace(/\s*!important\s*$/, '').trim())
    .filter(declaration => declaration !== '')
    .map(declaration => `${declaration}!important`)
    .join(';')
}

/**
 * The sheet of one light DOM element: a reset of the page's rules for plain tags, then its own styles.
 *
 * @param name The element's tag, `bnw-login`.
 * @param texts The base styles and those of its parts.
 */
export function lightStyles(name: string, texts: readonly string[]): string {
  // SVG presentation attributes count as rules of the page, so `revert` would remove them.
  const reset = `${name}:not(#_) :where(:not(svg,svg *)){all:revert!important}`
  const drawings = `${name}:not(#_) :where(svg){position:static!important;margin:0!important;float:none!important;opacity:1!important;transform:none!important}`
  return reset + drawings + scopeStyles(texts.join(''), name)
}

function scopeSelector(selector: string, scope: string): string {
  if (!selector.startsWith(':host')) return `${scope} ${selector}`
  return scope + selector.slice(':host'.length).replace(/^\((.+?)\)/, '$1')
}

/**
 * Styles for parts drawn outside a shadow root. Forms with passwords live in light DOM, where password
 * managers see them (ux 2.1.5): one constructed sheet on the document serves them, and no selector in it
 * may reach the page.
 */

/**
 * Puts the element's name before every selector of our own flat sheets (no nesting, no braces in
 * strings); `:host` becomes the element itself. `:not(#_)` only adds weight: the page's own rules for
 * `input` or `.button` must not win.
 */
export function scopeStyles(css: string, name: string): string {
  const own = `${name}:not(#_)`
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/([^{}]+)\{/g, (_, head: string) => {
    const isKept = /^\s*(@|from|to|[\d.]+%)/.test(head)
    return isKept
      ? `${head}{`
      : `${head
          .split(/,(?![^(]*\))/)
          .map(one => scopeSelector(one.trim(), own))
          .join()}{`
  })
}

/**
 * The sheet of one light DOM element: the page's rules for plain tags taken back first, then ours.
 *
 * @param name - the element's own name, `bnw-login`
 * @param texts - the base styles and those of the parts it draws
 */
export function lightStyles(name: string, texts: readonly string[]): string {
  // Attributes of SVG count as rules of the page, so drawings are left alone.
  const reset = `${name}:not(#_) :where(:not(svg,svg *)){all:revert}`
  const drawings = `${name}:not(#_) :where(svg){position:static;margin:0;float:none;opacity:1;transform:none}`
  return reset + drawings + scopeStyles(texts.join(''), name)
}

function scopeSelector(selector: string, own: string): string {
  if (!selector.startsWith(':host')) return `${own} ${selector}`
  return own + selector.slice(':host'.length).replace(/^\((.+?)\)/, '$1')
}

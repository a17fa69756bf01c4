/**
 * Turns the text of tokens.css into the declarations of a shadow root: every token becomes a private
 * copy that takes the page's `--bnw-…` and falls back to our value. A widget never declares `--bnw-…`
 * itself: on `:host` that would cut off what a partner sets on its page (THEME-02).
 */
export function privateTokens(tokens: string): string {
  return tokens
    .replace(/--bnw-([\w-]+):\s*([^;}]+)/g, '--_$1:var(--bnw-$1,$2)')
    .replace(/:root(\[.+?\])/g, ':host($1)')
    .replaceAll(':root', ':host')
}

/**
 * Turns tokens.css into declarations for a shadow root: each token becomes a private copy that uses the page's `--bnw-…`
 * and falls back to the default. An element never declares `--bnw-…` itself: on `:host` that would override the
 * partner's value (THEME-02).
 */
export function privateTokens(tokens: string): string {
  return tokens
    .replace(/--bnw-([\w-]+):\s*([^;}]+)/g, '--_$1:var(--bnw-$1,$2)')
    .replace(/:root(\[.+?\])/g, ':host($1)')
    .replaceAll(':root', ':host')
}

/** Configuration of the sandbox's site, as data attributes of its script tag (docs/embedding.md). */
export const siteConfiguration = {
  'demo-player': 'true',
  'top-wins-url': '/sandbox/top-wins.json',
  'support-url': '/about-us?page=FAQ',
  territory: 'Örnek Ada',
  'help-line': '0 000 000 00 00'
} as const

/** Addresses that an attacker might use. None is a path of the site, a mailto: address or a permitted https URL. */
const TARGETS = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/slot/..//evil.example',
  '/slot/../..//evil.example',
  '/%2e%2e//evil.example',
  '/slot/%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://site.test/%0aalert(1)',
  'javascript:/slot',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://site.test/1',
  'filesystem:https://site.test/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://site.test/',
  'ftp://evil.example/',
  'ws://evil.example/',
  'http://evil.example/',
  'http:evil.example',
  'http:/evil.example',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://evil.example#localhost',
  'http://evil.example?127.0.0.1',
  'https://site.test@evil.example/',
  'https://user:password@evil.example/',
  'https:evil.example@',
  'intent://evil.example#Intent;end',
  'x-apple:evil',
  'evil.example',
  'slot',
  '?next=//evil.example',
  '#//evil.example',
  ''
]

/** Ways to disguise an address: whitespace, look-alike slashes, escapes, length. */
const DISGUISES: ((target: string) => string)[] = [
  target => target,
  target => ` ${target}`,
  target => `${target}\n`,
  target => `\t${target}`,
  target => `\uFEFF${target}`,
  target => `\u00A0${target}`,
  target => `${target}\u0000/slot`,
  target => `\u2028${target}`,
  target => `${target}${'/'.repeat(2_001)}`,
  target => (target.startsWith('/') ? `//evil.example${target}` : `\u200B${target}`)
]

/**
 * Hostile addresses, deterministic. The first 50 have each target once, and all disguises.
 *
 * @param count At most 500.
 */
export function hostileAddresses(count: number): string[] {
  const all = DISGUISES.flatMap((_, round) =>
    TARGETS.map((target, at) => DISGUISES[(round + at) % DISGUISES.length]!(target))
  )
  return all.slice(0, count)
}

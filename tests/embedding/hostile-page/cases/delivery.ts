import { sandbox } from '../../../sandbox.ts'
import { widgets } from '../../flavour.ts'
import type { HostileCase } from '../case.ts'

const { games, site } = sandbox
const policy = (...parts: string[]) => ({ 'content-security-policy': parts.join('; ') })
const STRICT = [
  "default-src 'none'",
  `script-src ${site} 'nonce-x'`,
  `connect-src ${site}`,
  `img-src ${site}`,
  `frame-src ${games}`,
  "base-uri 'none'",
  "form-action 'none'"
]
const withNonce = (at: string) => `<script type="module" nonce="x" src="${at}bnw.js" %settings%></script>`

/** How the page and our script reach the browser: policies, blockers, modes of documents. */
export const DELIVERY: HostileCase[] = [
  {
    name: 'H15 another base and no referrer',
    head: '<base href="https://hostile.example/" target="_blank"><meta name="referrer" content="no-referrer">'
  },
  { name: 'H20 quirks mode', doctype: '' },
  {
    name: 'H20 XHTML',
    doctype: '<!DOCTYPE html>',
    headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' },
    tag: at => `<script type="module" src="${at}bnw.js" %settings%></script>`
  },
  { name: 'R5 a strict policy', headers: policy(...STRICT) },
  {
    name: 'R5 a strict policy with trusted types',
    headers: policy(
      ...STRICT,
      "require-trusted-types-for 'script'",
      'trusted-types default bnw bnw-html lit-html dompurify'
    )
  },
  {
    name: 'R5 a policy without connections',
    headers: policy(...STRICT.filter(part => !part.startsWith('connect'))),
    expect: 'reported'
  },
  { name: 'R5 a policy without our scripts', headers: policy("script-src 'nonce-x'"), expect: 'absent' },
  {
    name: 'R5 a policy that allows the loader alone',
    headers: policy("script-src 'nonce-x'"),
    tag: withNonce,
    expect: 'reported'
  },
  {
    name: 'R5 a policy without styles and pictures',
    headers: policy("style-src 'none'", "img-src 'none'", "font-src 'none'")
  },
  {
    name: 'R5 no feature is allowed',
    headers: {
      'permissions-policy':
        'fullscreen=(), clipboard-write=(), autoplay=(), local-network-access=*, publickey-credentials-get=(), identity-credentials-get=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'document-policy': 'document-write=?0'
    }
  },
  {
    name: 'R5 an embedder policy',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    except: { 'bnw-game': 'reported' }
  },
  { name: 'H47 a blocker refuses the loader', blocked: ['/bnw\\.js'], expect: 'absent' },
  {
    name: 'H47 a blocker refuses the modules',
    blocked: [`${widgets}(?!bnw\\.js|light/bnw\\.js)[a-z-]+.*\\.js`],
    expect: 'reported'
  },
  { name: 'H47 a blocker refuses the gateway', blocked: ['/endpoint/v1'], expect: 'reported' },
  { name: 'H47 a blocker refuses pictures and feeds', blocked: ['\\.(avif|webp|png|svg|jpe?g)', '/datas/'] },
  { name: 'H47 a blocker refuses the words', blocked: ['words|messages|-en-|\\.pem'], expect: 'reported' }
]

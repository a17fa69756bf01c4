/** Everything in one classic script, for pages that cannot load modules. Its tag takes the data attributes of bnw.js. */
import { ofDocument } from './kit/own-document.ts'
import { claimPage } from './kit/page-owner.ts'

const modules = import.meta.glob('./*/element.ts')
const tags = Object.keys(modules).map(file => file.replace(/^\.\/(.+)\/element\.ts$/, 'bnw-$1'))
// Set while a classic script runs; only an SVG script would be of another type.
const tag = ofDocument('currentScript') as HTMLScriptElement

// Before any element is defined: another script may serve this page already (SESS-10).
claimPage(tags, tag, tag.src)
for (const load of Object.values(modules)) void load()

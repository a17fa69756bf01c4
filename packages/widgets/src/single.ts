/** Everything in one classic script, for pages that cannot load modules. Its tag takes the data attributes of bnw.js. */
import { dispatchFailure, logFailure, requireCapable } from './kit/failure.ts'
import { ofDocument } from './kit/own-document.ts'
import { claimPage } from './kit/page-owner.ts'

const modules = import.meta.glob('./*/element.ts')

/** Nothing that a page may have broken runs before its errors are caught (R1). */
function start(): void {
  // Set while a classic script runs; only an SVG script would be of another type.
  const script = ofDocument('currentScript') as HTMLScriptElement
  // Before any element is defined: another script may serve this page already (SESS-10).
  claimPage(Object.keys(modules).map(tagOf), script, script.src)
  requireCapable()
  for (const [file, run] of Object.entries(modules)) void define(tagOf(file), run)
}

function tagOf(file: string): string {
  return file.replace(/^\.\/(.+)\/element\.ts$/, 'bnw-$1')
}

/** Never rejects; it is async because a page cannot replace the language's own promises. */
async function define(tag: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    report(error, tag, [tag])
  }
}

function report(error: unknown, what: string, tags: readonly string[]): void {
  logFailure(error, what)
  // Elements below the script are not parsed yet.
  if (document.readyState !== 'loading') dispatchFailure(tags)
  else document.addEventListener('DOMContentLoaded', () => dispatchFailure(tags))
}

try {
  start()
} catch (error) {
  report(error, 'all elements', Object.keys(modules).map(tagOf))
}

// @ts-check
/** Finds or installs the browser of the tests: a command of its own, so that it runs beside the build. */
import { findBrowser } from './find-programs.js'
import { explainErrors } from './setup.js'

await explainErrors(async () => void findBrowser())

/** What pages load when first needed is loaded before the tests, so that none waits for the bundler. */
import '../locale/en.ts'
import '../maintenance/checks.ts'
import '../session/entering.ts'

/** What pages load when first needed is loaded before the tests, so that none waits for the bundler. */
import '../language/en.ts'
import '../maintenance/checks.ts'
import '../session/login-flow.ts'

/** Imports the modules that pages load on demand before the tests, so that no test waits for the bundler. */
import '../language/en.ts'
import '../maintenance/check-before-start.ts'
import '../maintenance/checks.ts'
import '../toasts/last-login.ts'
import '../session/login-flow.ts'

import { runConformance } from './command.ts'

/** `npm run conformance -- --gateway URL` */
process.exitCode = await runConformance(process.argv.slice(2), console)

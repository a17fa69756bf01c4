// @ts-check
/** Runs the builds of vite.config.ts. */
import { join } from 'node:path'

import { build } from 'vite'

import { root } from './setup.js'

/** @param {string} mode A mode of the configuration. */
export function runBuild(mode, configFile = 'vite.config.ts') {
  return build({ configFile: join(root, configFile), mode, logLevel: 'warn' })
}

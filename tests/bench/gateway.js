// @ts-check
/**
 * `npm run bench:gateway`: what the gateway answers on PGlite and on PostgreSQL, beside floors measured in the same run and
 * beside the aims. Medians and ranges are stored as JSON in .cache/bench/, or in the file of `--json=`. Run it on an idle
 * machine.
 *
 * --quick: a single short run of each. Words select parts by name: `games_list`, `check_balance`, `favourites`, `minute`,
 * `round`, `players`, `processes`; `pglite` or `postgresql` selects one database.
 */
import { cpus } from 'node:os'

import { NO_POSTGRES } from '../../scripts/find-programs.js'
import { storeResult } from './command.js'
import { loadEmbedded, loadServer } from './gateway-load.js'
import { printFigures, summaryOf } from './gateway-report.js'

const DATABASES = ['pglite', 'postgresql']

const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
const parts = words.filter(word => !DATABASES.includes(word))
const databases = words.filter(word => DATABASES.includes(word))
const isQuick = process.argv.includes('--quick')
const wants = (/** @type {string} */ name) => parts.length === 0 || parts.some(part => name.includes(part))
const isOn = (/** @type {string} */ name) => databases.length === 0 || databases.includes(name)

const how = { runs: isQuick ? 1 : 3, seconds: 2, wants }
const figures = [
  ...(isOn('pglite') ? await loadEmbedded(how) : []),
  ...(isOn('postgresql') ? await loadServer(how) : [])
]
if (isOn('postgresql') && !figures.some(({ database }) => database === 'PostgreSQL')) console.log(NO_POSTGRES)
printFigures(figures)

const machine = { node: process.version, processors: cpus().map(({ model }) => model) }
storeResult('gateway', { machine, how, figures: figures.map(summaryOf) })
process.exit(0)

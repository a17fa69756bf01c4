import { $gate } from './gateway/gate.ts'
import { startLanguage } from './language/store.ts'
import { $maintenance, startMaintenance } from './maintenance/store.ts'
import { startToasts } from './toasts/store.ts'
import { startSession } from './session/start.ts'
import { once } from './shared.ts'
import { startTheme } from './theme/store.ts'

/**
 * Begins everything that a page needs once, after `setEnvironment()`: words, appearance, notices, maintenance, session.
 * Every widget calls it; the first call counts.
 *
 * @returns When it is settled who is here.
 */
export function startCore(): Promise<void> {
  // Each copy of the code brings its own words.
  startLanguage()
  return once('core', begin)
}

async function begin(): Promise<void> {
  startTheme()
  startToasts()
  startMaintenance()
  if ($maintenance.get()) await (await import('./maintenance/checks.ts')).checkBeforeStart()
  if ($gate.get() === 'maintenance') await opened()
  await startSession()
}

/** A page under maintenance asks nothing about the player until the site is back. */
function opened(): Promise<void> {
  return new Promise(resolve => {
    const stop = $gate.listen(gate => {
      if (gate === 'maintenance') return
      stop()
      resolve()
    })
  })
}

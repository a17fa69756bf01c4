import { environment } from './environment.ts'
import { $gate } from './gateway/gate.ts'
import { startLanguage } from './language/store.ts'
import { $maintenance, startMaintenance } from './maintenance/store.ts'
import { startToasts } from './toasts/store.ts'
import { startOnce } from './page-life.ts'
import { startSession } from './session/start.ts'
import { startTheme } from './theme/store.ts'

/**
 * Starts the services of a page, after `setEnvironment()`: language, theme, toasts, maintenance, session. Each widget
 * calls it; only the first call has an effect.
 *
 * @returns Resolves when the session is restored or absent.
 */
export const startCore = startOnce(async () => {
  startLanguage()
  startTheme()
  startToasts()
  startMaintenance()
  if ($maintenance.get()) await checkBeforeStart()
  if ($gate.get() === 'maintenance') await opened()
  await startSession()
})

/** Code that does not load leaves the page under maintenance: its elements go on checking. */
async function checkBeforeStart(): Promise<void> {
  try {
    await (await import('./maintenance/check-before-start.ts')).checkBeforeStart()
  } catch {
    environment().report({ name: 'LoadError', call: 'maintenance' })
  }
}

/** Resolves when maintenance ends. Until then the session is not restored. */
function opened(): Promise<void> {
  return new Promise(resolve => {
    const stop = $gate.listen(gate => {
      if (gate === 'maintenance') return
      stop()
      resolve()
    })
  })
}

import { gatewayWords } from '@bnw/core/gateway'
import { checkMaintenanceStatus, watchMaintenanceStatus } from '@bnw/core/maintenance'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { useElementContext } from './element-context.ts'
import css from './maintenance-card.css?inline'
import { useStyles } from './use-styles.ts'
import { useLanguage, useWords } from './use-words.ts'

const styles = [css]

/**
 * The card in place of a view during maintenance, as high as the view was (MAINT-04). It checks the status when it is
 * shown, periodically, on focus and by its button; the element shows its view again when the site is back.
 *
 * It is no live region: the toast announces maintenance once, and a page may have many elements.
 *
 * It renders into the shadow root, also for a light element: no form in it needs a password manager.
 *
 * @part maintenance - The card in place of the content during maintenance.
 */
export function MaintenanceCard({ minHeight }: { minHeight: number }) {
  useStyles(styles)
  const { host } = useElementContext()
  const words = useWords(gatewayWords)
  const language = useLanguage()
  const [isChecking, setChecking] = useState(false)
  useEffect(watchMaintenanceStatus, [])
  useEffect(() => {
    const check = () => void checkMaintenanceStatus()
    addEventListener('focus', check)
    return () => removeEventListener('focus', check)
  }, [])

  const check = async () => {
    setChecking(true)
    await checkMaintenanceStatus()
    setChecking(false)
  }
  return createPortal(
    <div className="root maintenance" part="maintenance" lang={language} style={{ minHeight }}>
      <p>{words.maintenance()}</p>
      <button
        type="button"
        aria-busy={isChecking}
        aria-disabled={isChecking}
        onClick={() => isChecking || void check()}
      >
        {words.retry()}
      </button>
    </div>,
    host.shadowRoot
  )
}

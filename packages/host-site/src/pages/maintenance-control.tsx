import { gatewayWords } from '@bnw/core/gateway'
import { checkMaintenanceStatus, type MaintenanceCheck } from '@bnw/core/maintenance'
import { pathTo } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { useCallback, useEffect, useState } from 'react'

import { NoticePage } from '../layout/notice-page.tsx'
import { StandaloneHead } from './standalone-head.tsx'

/** Checks for maintenance, shows the result, and links to the matching page (MAINT-03). */
export function MaintenanceControl() {
  const [finding, setFinding] = useState<MaintenanceCheck>()
  const check = useCallback(() => {
    setFinding(undefined)
    void checkMaintenanceStatus().then(setFinding)
  }, [])
  useEffect(check, [check])
  const text = {
    up: siteWords.siteUp,
    maintenance: gatewayWords.maintenance,
    unknown: siteWords.siteUnknown
  }
  return (
    <NoticePage
      head={<StandaloneHead />}
      drawing={finding === 'up' ? 'gull' : 'quay'}
      title={siteWords.maintenanceControl()}
      actions={
        <>
          <button type="button" className="button primary" onClick={check}>
            {siteWords.checkAgain()}
          </button>
          <a className="button" href={pathTo(finding === 'maintenance' ? 'siteUnderMaintenance' : 'home')}>
            {finding === 'maintenance' ? siteWords.toMaintenance() : siteWords.home()}
          </a>
        </>
      }
    >
      <p role="status" className="lead" aria-busy={!finding}>
        {finding ? text[finding]() : siteWords.pleaseWait()}
      </p>
    </NoticePage>
  )
}

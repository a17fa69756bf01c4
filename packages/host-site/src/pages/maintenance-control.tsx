import { checkMaintenanceStatus, type Finding, gatewayWords, siteWords } from '@bnw/core'
import { useCallback, useEffect, useState } from 'react'

import { Heading } from '../layout/heading.tsx'
import { StandaloneHead } from './standalone-head.tsx'

/** Runs the check, shows what it found, and leads on (MAINT-03). */
export function MaintenanceControl() {
  const [finding, setFinding] = useState<Finding>()
  const check = useCallback(() => void checkMaintenanceStatus().then(setFinding), [])
  useEffect(check, [check])
  const text = {
    up: siteWords.siteUp,
    maintenance: gatewayWords.maintenance,
    unknown: siteWords.siteUnknown
  }
  return (
    <div className="page narrow standalone">
      <StandaloneHead />
      <Heading title={siteWords.maintenanceControl()} description={siteWords.maintenanceControl()} />
      <p role="status" aria-busy={!finding}>
        {finding ? text[finding]() : siteWords.pleaseWait()}
      </p>
      <ul className="row">
        <li>
          <button type="button" className="button primary" onClick={check}>
            {siteWords.checkAgain()}
          </button>
        </li>
        <li>
          <a className="button" href={finding === 'maintenance' ? '/maintenance' : '/'}>
            {finding === 'maintenance' ? siteWords.toMaintenance() : siteWords.home()}
          </a>
        </li>
      </ul>
    </div>
  )
}

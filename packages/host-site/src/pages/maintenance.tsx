import { $maintenance, checkMaintenanceStatus, type Finding, gatewayWords, siteWords } from '@bnw/core'
import { useCallback, useEffect, useState } from 'react'

import { NoticePage } from '../layout/notice-page.tsx'
import { navigate } from '../navigation.ts'
import { StandaloneHead } from './standalone-head.tsx'

/** How often the screen asks whether the site is back, ms (MAINT-02). */
const INTERVAL_MS = 30_000

export function Maintenance() {
  const [isChecking, check] = useCheck()
  return (
    <NoticePage
      head={<StandaloneHead />}
      drawing="quay"
      title={gatewayWords.maintenance()}
      actions={
        <button type="button" className="button primary" aria-busy={isChecking} onClick={check}>
          {siteWords.checkAgain()}
        </button>
      }
    >
      <p className="lead">{siteWords.maintenanceHint()}</p>
    </NoticePage>
  )
}

/** Asks when shown, every 30 s, on focus and by the button. When the site is up and nothing was stored, it goes home. */
function useCheck(): [boolean, () => void] {
  const [isChecking, setChecking] = useState(false)

  const check = useCallback(() => {
    setChecking(true)
    void checkMaintenanceStatus().then((finding: Finding) => {
      setChecking(false)
      if (finding === 'up' && !$maintenance.get() && location.pathname === '/maintenance')
        navigate('/', { replace: true })
    })
  }, [])

  useEffect(() => {
    check()
    const timer = setInterval(check, INTERVAL_MS)
    addEventListener('focus', check)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', check)
    }
  }, [check])

  return [isChecking, check]
}

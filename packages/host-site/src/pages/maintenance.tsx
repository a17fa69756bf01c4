import { gatewayWords } from '@bnw/core/gateway'
import {
  $maintenance,
  checkMaintenanceStatus,
  STATUS_INTERVAL_MS,
  type MaintenanceCheck
} from '@bnw/core/maintenance'
import { pathTo } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { useCallback, useEffect, useState } from 'react'

import { NoticePage } from '../layout/notice-page.tsx'
import { returnNow, returnPause } from '../maintenance-return.ts'
import { navigate } from '../navigation.ts'
import { StandaloneHead } from './standalone-head.tsx'

export function Maintenance() {
  const { isChecking, check, ask, answer } = useCheck()
  useEffect(() => {
    check()
    const timer = setInterval(check, STATUS_INTERVAL_MS)
    addEventListener('focus', check)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', check)
    }
  }, [check])
  return (
    <NoticePage
      head={<StandaloneHead />}
      drawing="quay"
      title={gatewayWords.maintenance()}
      actions={
        <button type="button" className="button primary" aria-busy={isChecking} onClick={ask}>
          {siteWords.checkAgain()}
        </button>
      }
    >
      <p className="lead">{siteWords.maintenanceHint()}</p>
      <p role="status" className="answer">
        {answer}
      </p>
    </NoticePage>
  )
}

/** Checks whether the site is up; if it is and no flag is stored, the page goes home. The button waits for no pause. */
function useCheck() {
  const [isChecking, setChecking] = useState(false)
  // Only a check by the button shows its result.
  const [asked, setAsked] = useState<MaintenanceCheck | 'waiting'>()

  const look = useCallback(async () => {
    setChecking(true)
    const finding = await checkMaintenanceStatus()
    setChecking(false)
    const isUp = finding === 'up' && !$maintenance.get()
    if (isUp && returnPause() === 0 && location.pathname === pathTo('siteUnderMaintenance'))
      navigate(pathTo('home'), { replace: true })
    return finding
  }, [])
  const check = useCallback(() => void look(), [look])
  const ask = async () => {
    setAsked('waiting')
    const finding = await look()
    setAsked(finding)
    if (finding === 'up' && returnPause() > 0) returnNow()
  }
  return { isChecking, check, ask: () => void ask(), answer: asked && answerTo(asked) }
}

function answerTo(asked: MaintenanceCheck | 'waiting'): string {
  if (asked === 'waiting') return siteWords.pleaseWait()
  return asked === 'unknown' ? siteWords.siteUnknown() : siteWords.stillMaintained()
}

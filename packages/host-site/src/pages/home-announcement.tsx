import { $popup, $popupRemote, wasPopupClosed } from '@bnw/core/popup'
import { useStore } from '@nanostores/react'
import { useState } from 'react'

/** The announcement (HOME-01). Its room is reserved until it is known, so that it moves nothing when it arrives. */
export function Announcement() {
  const { status, value } = useStore($popupRemote)
  const popup = useStore($popup)
  const [isExpected] = useState(() => !wasPopupClosed())
  const isReserved = value === undefined ? isExpected && status !== 'failed' : popup !== undefined
  return (
    <div className={isReserved ? 'announcement reserved' : 'announcement'}>
      <bnw-popup />
    </div>
  )
}

import '@bnw/widgets/notifications'

import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'

export function Notifications() {
  const { from, to } = useStore($router)?.search ?? {}
  return (
    <div className="page">
      <Heading title={siteWords.notifications()} description={siteWords.notificationsDescription()} />
      <bnw-notifications from={from ?? ''} to={to ?? ''} />
    </div>
  )
}

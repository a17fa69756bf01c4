import '@bnw/widgets/promotions'

import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'

/** The query opens the details of a promotion. */
export function Promotions() {
  const promotion = useStore($router)?.search['promotion'] ?? ''
  return (
    <div className="page">
      <Heading title={siteWords.promotions()} description={siteWords.promotionsDescription()} />
      <bnw-promotions promotion={promotion} />
    </div>
  )
}

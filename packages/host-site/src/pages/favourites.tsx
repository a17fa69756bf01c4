import '@bnw/widgets/favourites'

import { siteWords } from '@bnw/core/site'

import { Heading } from '../layout/heading.tsx'

export function Favourites() {
  return (
    <div className="page">
      <Heading title={siteWords.favourites()} description={siteWords.favouritesDescription()} />
      <bnw-favourites />
    </div>
  )
}

import '@bnw/widgets/language'
import '@bnw/widgets/theme'

import { siteWords } from '@bnw/core/site'
import { Brand } from '@bnw/widgets/ui'

/** The name, language and theme on top of a page that has no header of the site. */
export function StandaloneHead() {
  return (
    <p className="standalone-head">
      <Brand name={siteWords.brand()} />
      <bnw-language />
      <bnw-theme />
    </p>
  )
}

import '@bnw/widgets/language'
import '@bnw/widgets/theme'
import '../styles/standalone-head.css'

import { siteWords } from '@bnw/core/site'
import { Brand } from '@bnw/widgets/ui'

/** Brand, language and theme at the top of a page without the site's header. */
export function StandaloneHead() {
  return (
    <p className="standalone-head">
      <Brand name={siteWords.brand()} />
      <bnw-language />
      <bnw-theme />
    </p>
  )
}

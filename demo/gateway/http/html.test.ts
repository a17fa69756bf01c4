import { expect, test } from 'vitest'

import { escapeHtml } from './html.ts'

test('a text stays text in an element and in a quoted attribute, and nothing in it is a template', () => {
  expect(escapeHtml(`<b title="a">'&amp;'</b>`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;&#39;&amp;amp;&#39;&lt;/b&gt;'
  )
  expect(escapeHtml('${7*7} {{7*7}} <%= 7*7 %> #{7*7} $& $1')).toBe(
    '${7*7} {{7*7}} &lt;%= 7*7 %&gt; #{7*7} $&amp; $1'
  )
})

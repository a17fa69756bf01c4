import { createButton } from '../ui/button.ts'
import { h } from '../ui/dom.ts'
import { openPage } from '../ui/page.ts'

/** The page of a game whose launch has ended. */

const { i18n, host, name, reportReady } = openPage(() => undefined)

const title = h('h1')
const text = h('p')
const playMoney = h('p', { class: 'play-money' })
const leave = createButton(i18n, {
  text: ({ words }) => words.leave,
  kind: 'primary',
  onClick: () => host.send({ type: 'exit' })
})
i18n.setText(title, ({ words }) => words.ended.title)
i18n.setText(text, ({ words }) => words.ended.text)
i18n.setText(playMoney, ({ words }) => words.playMoney)

const sign = h('div', { class: 'sign', 'aria-hidden': 'true' }, h('span', {}, name || '—'))
document.body.append(h('main', { class: 'notice' }, sign, title, text, leave, playMoney))
reportReady()
host.send({ type: 'error', code: 'launch-ended' })

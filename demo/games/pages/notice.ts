import { h } from '../ui/dom.ts'
import { openPage } from '../ui/opened.ts'

/** The page of a game whose launch has ended. */

const { speaker, frame, name, announceReady } = openPage(() => undefined)

const title = h('h1')
const text = h('p')
const leave = h('button', { type: 'button', class: 'primary' })
const playMoney = h('p', { class: 'play-money' })

speaker.write(title, words => words.ended.title)
speaker.write(text, words => words.ended.text)
speaker.write(leave, words => words.leave)
speaker.write(playMoney, words => words.playMoney)
leave.addEventListener('click', () => frame.say({ type: 'exit' }))

document.body.append(
  h(
    'main',
    { class: 'notice' },
    h('div', { class: 'sign', 'aria-hidden': 'true' }, h('span', {}, name || '—')),
    title,
    text,
    leave,
    playMoney
  )
)
announceReady()
frame.say({ type: 'error', code: 'launch-ended' })

/** The playground. The fragment of its address holds everything that is chosen, so a copy of the address is a copy of it. */
import { readPreview, writePreview, type Preview, type Use } from '../lib/preview-link.js'
import { currentTheme } from './theme.ts'
import { copy } from './copy.ts'
import { readElements } from './element-data.ts'
import { showAttributes } from './playground/attributes.ts'
import { startCode } from './playground/code.ts'
import { startEventLog } from './playground/event-log.ts'
import { startSettings } from './playground/settings.ts'
import { previewFrame } from './preview-frame.ts'
import { required } from './required.ts'

const known = readElements()
const START: Use = { tag: 'bnw-game-rail', attributes: { category: '94', limit: '6' } }

const form = required<HTMLFormElement>('#chosen')
const site = required('.playground').dataset['site'] ?? ''
const log = startEventLog()
const show = previewFrame(required<HTMLIFrameElement>('iframe'), log.add)
const showCode = startCode(known, site)
const showSettings = startSettings(change => update(change))
let preview = readAddress()

startAdding()
const copyLink = required<HTMLButtonElement>('#copy-link')
copyLink.addEventListener('click', () => void copy(copyLink, location.href))
addEventListener('hashchange', () => {
  if (location.hash.slice(1) === writePreview(preview)) return
  preview = readAddress()
  showAll()
})
showAll()

/** What the address says; without one, a row of games. */
function readAddress(): Preview {
  const read = readPreview(location.hash)
  const elements = read.elements.filter(({ tag }) => known.has(tag))
  if (location.hash.length > 1) return { ...read, elements }
  return { ...read, theme: currentTheme(), elements: [START] }
}

function update(change: Partial<Preview>): void {
  preview = { ...preview, ...change }
  history.replaceState(null, '', `#${writePreview(preview)}`)
  showCode(preview)
  show(preview)
}

/** The form keeps the focus while one types, so only a change of the elements writes it again. */
function showAll(): void {
  update({})
  showSettings(preview)
  showAttributes(form, { elements: preview.elements, known, onChange: changeElements })
}

function changeElements(elements: readonly Use[]): void {
  const isSame = elements.length === preview.elements.length
  update({ elements })
  if (!isSame) showAll()
}

function startAdding(): void {
  const add = required('#add')
  add.addEventListener('submit', event => {
    event.preventDefault()
    const tag = required<HTMLSelectElement>('select', add).value
    const example = known.get(tag)?.example.find(use => use.tag === tag)
    changeElements([...preview.elements, { tag, attributes: example?.attributes ?? {} }])
  })
}

// @ts-check
/** The tables of the bench. */

/** @typedef {import('./bench.js').Row} Row */

/** What a frame may cost on an ordinary partner's page: its content comes at most so many times later than inline. */
const MAX_FRAME_RATIO = 1.6

/** @param {readonly Row[]} rows */
export function printPages(rows) {
  for (const slow of [false, true]) {
    const some = rows.filter(row => row.slow === slow)
    const floor = some.find(({ name }) => name === 'floor')?.measured
    if (!floor) continue
    console.log(`\n${slow ? 'Slow 4G (150 ms, 1.6 Mbit/s), ' : ''}processor slowed down four times\n`)
    line('', 'shown ms', '× floor', 'content ms', 'script ms', 'heap MB', 'requests', 'KB br', 'shift')
    for (const { name, measured } of some) {
      const { shown, ready, script, heap, requests, bytes, shift } = measured
      line(
        name,
        shown.toFixed(0),
        (shown / floor.shown).toFixed(2),
        ready?.toFixed(0) ?? '',
        script.toFixed(0),
        heap.toFixed(1),
        requests.toFixed(0),
        bytes.toFixed(1),
        shift.toFixed(3)
      )
    }
    printFrame(some)
  }
}

/** How much later one can type into the login in a frame than into the one in the page. @param {readonly Row[]} rows */
function printFrame(rows) {
  const [inline, framed] = ['login, react', 'login, in a frame'].map(
    wanted => rows.find(({ name }) => name === wanted)?.measured.ready
  )
  if (!inline || !framed) return
  const ratio = framed / inline
  const verdict = ratio <= MAX_FRAME_RATIO ? 'within' : 'ABOVE'
  console.log(
    `\nTyping into the login: inline after ${inline.toFixed(0)} ms, in a frame after ${framed.toFixed(0)} ms: ` +
      `${ratio.toFixed(2)} times, ${verdict} the limit of ${MAX_FRAME_RATIO}`
  )
}

/** @param {string} name @param {string[]} cells */
function line(name, ...cells) {
  console.log(name.padEnd(40) + cells.map(cell => cell.padStart(11)).join(''))
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** For each arrow key: the edge of a field that it crosses, the opposite edge, and the two edges beside it. */
const DIRECTIONS: Readonly<
  Record<string, { edge: keyof Box; opposite: keyof Box; sides: [keyof Box, keyof Box] }>
> = {
  ArrowLeft: { edge: 'left', opposite: 'right', sides: ['top', 'bottom'] },
  ArrowRight: { edge: 'right', opposite: 'left', sides: ['top', 'bottom'] },
  ArrowUp: { edge: 'top', opposite: 'bottom', sides: ['left', 'right'] },
  ArrowDown: { edge: 'bottom', opposite: 'top', sides: ['left', 'right'] }
}

/**
 * The table is one tab stop: arrow keys move the focus from field to field, and Tab leaves the table for the chips.
 *
 * @param fields In the order of the document.
 */
export function moveFocusByArrowKeys(board: HTMLElement, fields: readonly HTMLElement[]): void {
  const setCurrent = (current: EventTarget | null | undefined) => {
    for (const field of fields) field.tabIndex = field === current ? 0 : -1
  }
  setCurrent(fields[0])
  board.addEventListener('focusin', ({ target }) => setCurrent(target))
  board.addEventListener('keydown', event => {
    if (!(event.key in DIRECTIONS) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const boxes = fields.map(field => field.getBoundingClientRect())
    const from = fields.findIndex(field => field === event.target)
    fields[nextField(boxes, from, event.key) ?? from]?.focus()
  })
}

/**
 * The index of the nearest field in the direction of the key, of several the one opposite the middle; `undefined` at the
 * edge of the table.
 */
export function nextField(boxes: readonly Box[], from: number, key: string): number | undefined {
  const [direction, start] = [DIRECTIONS[key], boxes[from]]
  if (!direction || !start) return undefined
  const [low, high] = direction.sides
  const isBeside = (box: Box) => box[low] < start[high] - 1 && box[high] > start[low] + 1
  const sign = direction.edge === 'right' || direction.edge === 'bottom' ? 1 : -1
  const distance = (box: Box) => sign * (box[direction.opposite] - start[direction.edge])
  const offset = (box: Box) => Math.abs(box[low] + box[high] - start[low] - start[high])
  const [nearest] = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => isBeside(box) && distance(box) > -1)
    .sort((one, other) => distance(one.box) - distance(other.box) || offset(one.box) - offset(other.box))
  return nearest?.index
}

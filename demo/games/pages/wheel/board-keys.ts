type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Each arrow key: the edge that it crosses, the opposite one, and the edges across. */
const WAYS: Readonly<
  Record<string, { edge: keyof Box; opposite: keyof Box; across: [keyof Box, keyof Box] }>
> = {
  ArrowLeft: { edge: 'left', opposite: 'right', across: ['top', 'bottom'] },
  ArrowRight: { edge: 'right', opposite: 'left', across: ['top', 'bottom'] },
  ArrowUp: { edge: 'top', opposite: 'bottom', across: ['left', 'right'] },
  ArrowDown: { edge: 'bottom', opposite: 'top', across: ['left', 'right'] }
}

/**
 * Leads the keyboard over the table: arrow keys go from field to field, and Tab goes past all 49 to the chips.
 *
 * @param fields In the order of the document.
 */
export function listenToArrows(board: HTMLElement, fields: readonly HTMLElement[]): void {
  const setCurrent = (current: EventTarget | null | undefined) => {
    for (const field of fields) field.tabIndex = field === current ? 0 : -1
  }
  setCurrent(fields[0])
  board.addEventListener('focusin', ({ target }) => setCurrent(target))
  board.addEventListener('keydown', event => {
    if (!(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const boxes = fields.map(field => field.getBoundingClientRect())
    const from = fields.findIndex(field => field === event.target)
    fields[nextField(boxes, from, event.key) ?? from]?.focus()
  })
}

/** The index of the field beside another one, the one opposite its middle if there are several; `undefined` at the edge. */
export function nextField(boxes: readonly Box[], from: number, key: string): number | undefined {
  const [way, start] = [WAYS[key], boxes[from]]
  if (!way || !start) return undefined
  const [low, high] = way.across
  const isBeside = (box: Box) => box[low] < start[high] - 1 && box[high] > start[low] + 1
  const sign = way.edge === 'right' || way.edge === 'bottom' ? 1 : -1
  const distance = (box: Box) => sign * (box[way.opposite] - start[way.edge])
  const offset = (box: Box) => Math.abs(box[low] + box[high] - start[low] - start[high])
  const [nearest] = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => isBeside(box) && distance(box) > -1)
    .sort((one, other) => distance(one.box) - distance(other.box) || offset(one.box) - offset(other.box))
  return nearest?.index
}

import { writePreview, type Preview } from '../lib/preview-link.js'
import type { FrameMessage } from './frame.ts'

const MAX_HEIGHT = 680
const MIN_HEIGHT = 96

/** Shows a preview in a frame, which follows the height of its content. */
export function previewFrame(
  frame: HTMLIFrameElement,
  onEvent: (message: FrameMessage & { kind: 'event' }) => void = () => undefined
): (preview: Preview) => void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    if (data.kind === 'event') onEvent(data)
    else frame.style.blockSize = `${Math.min(Math.max(data.height, MIN_HEIGHT), MAX_HEIGHT)}px`
  })
  return preview => {
    const page = frame.dataset[preview.flavour === 'light' ? 'lightFrame' : 'frame']
    const address = new URL(`${page}#${writePreview(preview)}`, location.href)
    frame.style.inlineSize = preview.width ? `${preview.width}px` : '100%'
    if (!frame.src) frame.src = address.href
    // A new fragment only: the document stays, and so does the history of this page.
    else frame.contentWindow?.location.replace(address)
  }
}

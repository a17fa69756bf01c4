import { boardStyles } from '../ui/board.tsx'
import { buttonStyles } from '../ui/button.tsx'
import { emptyStyles } from '../ui/empty.tsx'
import { pictureStyles } from '../ui/picture.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { railStyles } from '../ui/rail.tsx'
import { skeletonStyles } from '../ui/skeleton.tsx'
import { tabsStyles } from '../ui/tabs.tsx'
import { ticketStyles } from '../ui/ticket.tsx'
import css from './styles.css?inline'

/** The styles of both elements of offers. */
export const offerStyles = [
  boardStyles,
  buttonStyles,
  emptyStyles,
  problemStyles,
  railStyles,
  skeletonStyles,
  tabsStyles,
  ticketStyles,
  pictureStyles,
  css
]

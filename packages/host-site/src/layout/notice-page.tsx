import { Drawing, type DrawingName } from '@bnw/widgets/ui'
import type { ReactNode } from 'react'

import { Heading } from './heading.tsx'

interface NoticePageProps {
  drawing: DrawingName
  title: string
  /** Explanation and advice. */
  children: ReactNode
  /** Buttons and links. */
  actions: ReactNode
  /** Brand and switches, on a page without the site's header. */
  head?: ReactNode
}

/** A page with a drawing, a heading, one message and links. */
export function NoticePage({ drawing, title, children, actions, head }: NoticePageProps) {
  return (
    <div className="page narrow notice-page">
      {head}
      <Drawing name={drawing} />
      <Heading title={title} description={title} />
      {children}
      <div className="row">{actions}</div>
    </div>
  )
}

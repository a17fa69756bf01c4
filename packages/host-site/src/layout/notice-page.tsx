import { Drawing, type DrawingName } from '@bnw/widgets/ui'
import type { ReactNode } from 'react'

import { Heading } from './heading.tsx'

interface NoticePageProps {
  drawing: DrawingName
  title: string
  /** What it means and what to do. */
  children: ReactNode
  /** Buttons and links on. */
  actions: ReactNode
  /** The name and the switches, on a page without the site's header. */
  head?: ReactNode
}

/** A page that says one thing: a drawing, a heading, a sentence, and ways on. */
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

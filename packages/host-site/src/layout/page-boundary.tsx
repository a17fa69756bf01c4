import { gatewayWords } from '@bnw/core/gateway'
import { pathTo } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'
import { Component, type ReactNode } from 'react'

import { reloadFailedStyles } from '../failed-styles.ts'
import { Heading } from './heading.tsx'

interface PageBoundaryProps {
  /** Number of the navigation: the next one renders its page, also after an error. */
  visit: number
  children: ReactNode
}

/**
 * Shows an error in place of a page that fails to load or throws; header and footer stay. The next navigation renders its
 * page, and a page that failed is tried again when the browser is online again. Chromium requests code again that failed
 * to load; for a browser that remembers the failure, the button reloads the page, but not offline, where that would end the
 * site. The link home is for open games, which have no header.
 */
export class PageBoundary extends Component<PageBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    addEventListener('online', this.tryAgain)
  }

  override componentDidUpdate({ visit }: PageBoundaryProps) {
    if (visit !== this.props.visit) this.tryAgain()
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain)
  }

  private readonly tryAgain = () => {
    if (!this.state.isBroken) return
    reloadFailedStyles()
    this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    const { onLine } = navigator
    const title = onLine ? gatewayWords.wrong() : gatewayWords.offline()
    return (
      <div className="page narrow" role="alert">
        <Heading title={title} description={title} />
        <div className="row">
          <button type="button" className="button" onClick={onLine ? () => location.reload() : this.tryAgain}>
            {onLine ? gatewayWords.reload() : gatewayWords.retry()}
          </button>
          <a className="button" href={pathTo('home')}>
            {siteWords.home()}
          </a>
        </div>
      </div>
    )
  }
}

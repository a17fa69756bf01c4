import { gatewayWords } from '@bnw/core/gateway'
import { Component, type ReactNode } from 'react'

/** Shows an error in place of a page that fails to load or throws; header and footer stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="page narrow" role="alert">
        <p>{gatewayWords.wrong()}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {gatewayWords.reload()}
        </button>
      </div>
    )
  }
}

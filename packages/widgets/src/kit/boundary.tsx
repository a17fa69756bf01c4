import { explain, gatewayWords } from '@bnw/core/gateway'
import { Component, type ReactNode, useRef } from 'react'

import { dispatch } from './host.ts'
import type { ElementContext } from './element-context.ts'
import { codeOf } from './error-info.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  context: ElementContext
  children: ReactNode
}

/** Renders an error with a "Retry" button in place of a view that throws; the rest of the page works on (EMB-09). */
export class Boundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}
  isReported = false

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    const { host } = this.props.context
    // Preact renders a view again that has thrown while its stores change.
    if (this.isReported) return
    this.isReported = true
    dispatch(host, 'bnw-state', { state: 'error' })
    dispatch(host, 'bnw-error', { code: codeOf(error), retryable: true })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const retry = () => this.setState({ error: undefined }, () => (this.isReported = false))
    return <Failure error={error} onRetry={retry} />
  }
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region)
  return (
    <div ref={region} role="alert" className="problem">
      <p>{explain(error)}</p>
      <button type="button" onClick={onRetry}>
        {gatewayWords.retry()}
      </button>
    </div>
  )
}

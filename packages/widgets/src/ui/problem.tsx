import { Button } from './button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import css from './problem.css?inline'

export const problemStyles = css

export interface ProblemProps {
  /** What happened, in the gateway's or the product's words. */
  message: string
  /** "Retry"; without `onRetry` there is no button. */
  retryLabel?: string
  onRetry?: () => void
  /** The retry is under way. */
  pending?: boolean
}

/** A region that failed, said in its place. Needs `buttonStyles`. */
export function Problem({ message, retryLabel, onRetry, pending }: ProblemProps) {
  return (
    <div className="problem" part="problem" role="alert">
      <AlertIcon />
      <p>{message}</p>
      {onRetry && (
        <Button size="small" pending={pending} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

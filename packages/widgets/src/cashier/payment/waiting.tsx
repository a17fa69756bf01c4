import { Skeleton } from '../../ui/skeleton.tsx'

/** In place of a payment form that loads, of the height of the amount and the first methods. */
export function Waiting() {
  return (
    <div className="card">
      <Skeleton shape="block" height={140} />
      <Skeleton shape="block" height={62} count={4} />
    </div>
  )
}

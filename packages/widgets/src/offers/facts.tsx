import type { Offer } from './offer.ts'

/** The facts of an offer, as the gateway lists them. */
export function Facts({ facts }: { facts: Offer['Facts'] }) {
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(({ Label, Value }) => (
        <div key={Label}>
          <dt>{Label}</dt>
          <dd>{Value}</dd>
        </div>
      ))}
    </dl>
  )
}

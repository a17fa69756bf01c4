import { Fact } from '../ui/fact.tsx'
import type { Offer } from './offer.ts'

/** The facts of an offer, as the gateway lists them. One without a value is left out. */
export function Facts({ facts: listed }: { facts: Offer['Facts'] }) {
  const facts = listed.filter(({ Value }) => Value.trim())
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(({ Label, Value }, at) => (
        <Fact key={at} label={Label}>
          {Value}
        </Fact>
      ))}
    </dl>
  )
}

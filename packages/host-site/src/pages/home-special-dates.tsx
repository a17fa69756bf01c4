import { environment } from '@bnw/core'
import { $specialDates, loadSpecialDates } from '@bnw/core/special-dates'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Picture } from '../layout/picture.tsx'

/** The current special dates with pictures; nothing if there are none or they fail to load. */
export function SpecialDates() {
  const dates = useStore($specialDates).value ?? []
  useEffect(() => environment().whenIdle(loadSpecialDates), [])
  if (dates.length === 0) return null
  const { gateway } = environment().configuration
  return (
    <ul className="special-dates">
      {dates.map(({ ID, Title, Text, Image }) => (
        <li key={ID}>
          <Picture address={Image} origin={gateway} width={240} height={103} />
          <div>
            <h2>{Title}</h2>
            <p>{Text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

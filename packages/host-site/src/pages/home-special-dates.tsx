import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import { $specialDates, loadSpecialDates } from '@bnw/core/special-dates'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** The current special dates with pictures; nothing if there are none or they fail to load. */
export function SpecialDates() {
  const dates = useStore($specialDates).value ?? []
  useEffect(() => environment().whenIdle(loadSpecialDates), [])
  if (dates.length === 0) return null
  return (
    <ul className="special-dates">
      {dates.map(({ ID, Title, Text, Image }) => {
        const src = safeUrl(Image, 'image', location.origin)
        return (
          <li key={ID}>
            {src && (
              <img
                src={src}
                alt=""
                width="240"
                height="103"
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            )}
            <div>
              <h2>{Title}</h2>
              <p>{Text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

import { environment } from '@bnw/core'
import { $licences, type Logo } from '@bnw/core/content'
import { safeUrl } from '@bnw/core/lib'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { FooterGroup } from './footer-group.tsx'
import { Picture } from './picture.tsx'

/** A list of names with logos: partners, payment methods. */
export function Logos({ title, logos = [] }: { title: string; logos?: readonly Logo[] | undefined }) {
  if (logos.length === 0) return null
  return (
    <FooterGroup title={title}>
      <ul className="row">
        {logos.map((logo, at) => (
          <li key={at}>
            <Mark {...logo} origin={environment().configuration.site} />
          </li>
        ))}
      </ul>
    </FooterGroup>
  )
}

/** The licences of the site with their numbers. */
export function Licences() {
  const licences = useStore($licences).value ?? []
  if (licences.length === 0) return null
  return (
    <section>
      <h2>{siteWords.licences()}</h2>
      <ul className="row">
        {licences.map(({ name, number, ...mark }, at) => (
          <li key={at}>
            <Mark {...mark} name={`${name} ${number}`} origin={environment().configuration.gateway} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A name with its logo; only an https address becomes a link (MENU-02). */
function Mark({ name, image, url, origin }: Logo & { origin: string }) {
  const href = safeUrl(url, 'link', location.origin)
  const mark = (
    <>
      <Picture address={image} origin={origin} width={48} height={32} />
      {name}
    </>
  )
  if (!href?.startsWith('https:')) return <span className="logo">{mark}</span>
  return (
    <a className="logo" href={href} target="_blank" rel="noopener">
      {mark}
    </a>
  )
}

import {
  $investmentMethods,
  $licences,
  $partners,
  environment,
  followLanguage,
  information,
  loadFooterLists,
  type Logo,
  readSocialLinks,
  safeUrl,
  siteWords
} from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $visit } from '../navigation.ts'
import { FooterMenu } from './footer-menu.tsx'

const social = information('SocialMediaLinks')

/** Links, logos and what the law asks for. A list that does not come leaves no empty heading. */
export function Footer() {
  useStore($visit)
  useEffect(() => {
    followLanguage()
    void loadFooterLists()
    void social.load()
  }, [])
  return (
    <footer className="footer">
      <FooterMenu />
      <SocialLinks />
      <Logos title={siteWords.methods()} logos={useStore($investmentMethods).value} />
      <Logos title={siteWords.partners()} logos={useStore($partners).value} />
      <Licences />
      <LegalNotice />
    </footer>
  )
}

function SocialLinks() {
  const links = readSocialLinks(useStore(social.$remote).value ?? '')
  if (links.length === 0) return null
  return (
    <section>
      <h2>{siteWords.social()}</h2>
      <ul className="row">
        {links.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener" className="network">
              {network[0]!.toUpperCase() + network.slice(1)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Logos({ title, logos = [] }: { title: string; logos?: readonly Logo[] }) {
  if (logos.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="row">
        {logos.map(({ name, image, url }) => {
          const src = safeUrl(image, 'image', location.origin)
          const href = safeUrl(url, 'link', location.origin)
          const mark = (
            <>
              {src && <img src={src} alt="" width="32" height="32" loading="lazy" decoding="async" />}
              {name}
            </>
          )
          return (
            <li key={name} className="logo">
              {href ? <a href={href}>{mark}</a> : mark}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Licences() {
  const licences = useStore($licences).value ?? []
  if (licences.length === 0) return null
  return (
    <section>
      <h2>{siteWords.licences()}</h2>
      <ul className="row">
        {licences.map(({ name, number, url }) => {
          const href = safeUrl(url, 'link', location.origin)
          const text = `${name} ${number}`
          return <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
        })}
      </ul>
    </section>
  )
}

function LegalNotice() {
  const { territory, helpLine, supportUrl, trial } = environment().configuration
  const support = safeUrl(supportUrl, 'link', location.origin)
  return (
    <section className="legal">
      <p>
        <span className="adults" aria-hidden="true">
          18+
        </span>
        {siteWords.adults()}
        {helpLine && ` · ${helpLine}`}
      </p>
      {territory && <p>{siteWords.territory(territory)}</p>}
      {support && (
        <p>
          <a href={support}>{siteWords.support()}</a>
        </p>
      )}
      {trial && <p>{siteWords.playMoney()}</p>}
      <p>{siteWords.copyright(String(new Date().getFullYear()))}</p>
    </section>
  )
}

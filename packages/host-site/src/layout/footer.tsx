import { environment } from '@bnw/core'
import { $investmentMethods, $partners, footerLoads, information, startContent } from '@bnw/core/content'
import { loadOnce, readBlocks, safeUrl } from '@bnw/core/lib'
import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Licences, Logos } from './footer-marks.tsx'
import { FooterMenu } from './footer-menu.tsx'
import { SocialLinks } from './social-links.tsx'

/** Keeps a phone number on one line. */
const NO_BREAK = '\u00a0'

const social = information('SocialMediaLinks')
const domain = information('DomainBilgi')
const bottomBar = information('bottomBarInfo')

/** Links, logos and legal notices. A list that fails to load leaves no empty heading. */
export function Footer() {
  useEffect(load, [])
  return (
    <footer id="footer" className="footer" tabIndex={-1}>
      <FooterMenu />
      <div className="footer-marks">
        <Logos title={siteWords.methods()} logos={useStore($investmentMethods).value} />
        <Logos title={siteWords.partners()} logos={useStore($partners).value} />
        <Licences />
        <SocialLinks text={useStore(social.$remote).value} />
      </div>
      <LegalNotice />
      <BottomBar />
    </footer>
  )
}

/** Loads when idle: the footer is below the content. */
function load(): void {
  const { whenIdle } = environment()
  startContent()
  footerLoads.forEach(whenIdle)
  for (const block of [social, domain, bottomBar]) whenIdle(() => loadOnce(block))
}

function LegalNotice() {
  const { territory, helpLine, supportUrl, demoPlayer } = environment().configuration
  const support = safeUrl(supportUrl, 'link', location.origin)
  return (
    <section className="legal">
      <p className="adults-line">
        <span className="adults" aria-hidden="true">
          18+
        </span>
        <span>
          {siteWords.adults()}
          {helpLine && ` · ${siteWords.helpLine(helpLine.replaceAll(' ', NO_BREAK))}`}
        </span>
      </p>
      {territory && <p>{siteWords.territory(territory)}</p>}
      <Words html={useStore(domain.$remote).value} />
      {support && (
        <p>
          <a href={support}>{siteWords.support()}</a>
        </p>
      )}
      {demoPlayer && <p>{siteWords.playMoney()}</p>}
    </section>
  )
}

function BottomBar() {
  return (
    <section className="bottom-bar">
      <Words html={useStore(bottomBar.$remote).value} />
      <p>{siteWords.copyright(String(new Date().getFullYear()))}</p>
    </section>
  )
}

/** A short text of the gateway as plain paragraphs. */
function Words({ html = '' }: { html?: string | undefined }) {
  return readBlocks(html).map(({ text }, at) => <p key={at}>{text}</p>)
}

import { type Network, readSocialLinks } from '@bnw/core/content'
import { siteWords } from '@bnw/core/site'

/** Links to social networks with icon and name. */
export function SocialLinks({ text = '' }: { text?: string | undefined }) {
  const links = readSocialLinks(text)
  if (links.length === 0) return null
  return (
    <section>
      <h2>{siteWords.social()}</h2>
      <ul className="row">
        {links.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener" className="network">
              <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
                <path d={ICONS[network]} />
              </svg>
              {NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NAMES: Record<Network, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  youtube: 'YouTube',
  reddit: 'Reddit',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  google: 'Google',
  pinterest: 'Pinterest'
}

/** Icons drawn for this project: no trademarks. */
const ICONS: Record<Network, string> = {
  facebook: 'M11 17V7.5A2.5 2.5 0 0 1 13.5 5H15M7.5 10.5H14',
  twitter: 'm4 4 12 12M16 4 4 16',
  instagram:
    'M6.5 3.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6M14 6v.1',
  youtube:
    'M5 5h10a2.5 2.5 0 0 1 2.5 2.5v5A2.5 2.5 0 0 1 15 15H5a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 5 5M8.5 8v4l3.5-2z',
  reddit:
    'M10 7c4 0 6.5 2.2 6.5 5s-2.5 4.5-6.5 4.5S3.5 14.8 3.5 12 6 7 10 7M10 7l1-3.5 3 .7M7.5 11v.1M12.5 11v.1M7.5 13.800c1.5 1 3.5 1 5 0',
  telegram: 'M3 9.5 17 4l-2.5 12-5-4zM9.5 12 17 4',
  whatsapp: 'M3.5 16.500l1-3.300A6.8 6.8 0 1 1 7 15.600zM7.5 8.500c.5 2 2 3.5 4 4',
  google: 'M15.5 5.800A6.9 6.9 0 1 0 16.9 10H10.5',
  pinterest: 'M8.5 17l2-8M7.2 11.300A3.6 3.6 0 1 1 10 12.8'
}

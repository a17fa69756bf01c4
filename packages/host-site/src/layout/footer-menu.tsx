import { $footerMenu } from '@bnw/core/content'
import { safeUrl } from '@bnw/core/lib'
import { siteWords } from '@bnw/core/site'
import { useLanguage } from '@bnw/widgets'
import { useStore } from '@nanostores/react'

import { $visit } from '../navigation.ts'
import { currentPath } from '../router.ts'
import { FooterGroup } from './footer-group.tsx'

/** The link columns of the footer file; one without links is left out. An unsafe address becomes plain text (MENU-01). */
export function FooterMenu() {
  useStore($visit)
  const language = useLanguage()
  const groups = useStore($footerMenu).value ?? []
  return (
    <nav aria-label={siteWords.footerMenu()} className="footer-menu">
      {groups.map((group, index) => {
        const links = group.links.filter(({ title }) => title[language].trim())
        return (
          links.length > 0 && (
            <FooterGroup key={index} title={group.title[language]}>
              <ul>
                {links.map(({ path, title }, index) => (
                  <li key={index}>
                    <FooterLink href={safeUrl(path, 'link', location.origin)} label={title[language]} />
                  </li>
                ))}
              </ul>
            </FooterGroup>
          )
        )
      })}
    </nav>
  )
}

function FooterLink({ href, label }: { href: string | undefined; label: string }) {
  if (!href) return <span>{label}</span>
  return (
    <a href={href} aria-current={href === currentPath() ? 'page' : undefined}>
      {label}
    </a>
  )
}

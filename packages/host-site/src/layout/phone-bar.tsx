import { pathTo } from '@bnw/core/routes'
import { $isPlayer, sessionWords } from '@bnw/core/session'
import { siteWords } from '@bnw/core/site'
import { CardsIcon } from '@bnw/widgets/icons/cards'
import { HomeIcon } from '@bnw/widgets/icons/home'
import { MenuIcon } from '@bnw/widgets/icons/menu'
import { ReelsIcon } from '@bnw/widgets/icons/reels'
import { UserIcon } from '@bnw/widgets/icons/user'
import { WalletIcon } from '@bnw/widgets/icons/wallet'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { $router } from '../router.ts'
import { PhoneMenu } from './phone-menu.tsx'

/** The bar at the bottom of small screens: home, slots, cashier (visitors: log in), live, menu (MENU-04). */
export function PhoneBar() {
  const isPlayer = useStore($isPlayer)
  const menu = useRef<HTMLDialogElement>(null)
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => reportHeight(bar.current!), [])
  const open = () => {
    // Rendered before the dialog moves the focus into it.
    flushSync(() => setOpen(true))
    menu.current?.showModal()
  }
  return (
    <nav ref={bar} className="phone-bar" aria-label={siteWords.menu()}>
      <BarLink href={pathTo('home')} icon={<HomeIcon />} label={siteWords.home()} />
      <BarLink href={pathTo('slot')} icon={<ReelsIcon />} label={siteWords.slots()} />
      {isPlayer ? (
        <BarLink
          href={pathTo('profile', { tab: 'deposit' })}
          icon={<WalletIcon />}
          label={siteWords.deposit()}
          isMoney
        />
      ) : (
        <BarLink href={pathTo('login')} icon={<UserIcon />} label={sessionWords.logIn()} />
      )}
      <BarLink href={pathTo('live')} icon={<CardsIcon />} label={siteWords.live()} />
      <button type="button" aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
        {siteWords.menu()}
      </button>
      <PhoneMenu dialog={menu} isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  )
}

/** Large text makes the bar higher than 64 px. Toasts and the end of the page keep clear of it. */
function reportHeight(bar: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) =>
    document.documentElement.style.setProperty('--phone-bar', `${entry!.contentRect.height}px`)
  )
  observer.observe(bar)
  return () => observer.disconnect()
}

function BarLink(props: { href: string; icon: ReactNode; label: string; isMoney?: boolean }) {
  const page = useStore($router)
  return (
    <a
      href={props.href}
      className={props.isMoney ? 'money' : undefined}
      aria-current={isAt(props.href, page) ? 'page' : undefined}
    >
      {props.icon}
      {props.label}
    </a>
  )
}

/** Slots match all their categories; the profile only its cashier. */
function isAt(href: string, page: ReturnType<typeof $router.get>): boolean {
  const [path = '', tab] = href.split('?tab=')
  if (tab) return page?.path === path && page.search['tab'] === tab
  return page?.path === path || (path !== '/' && page?.path.startsWith(`${path}/`) === true)
}

/**
 * Every element, one line each. Types of tags and JSX, the manifest and the single file come from this list; the
 * loader and the modules are built from the folders themselves.
 */
import type { Key, Ref } from 'react'

import { balance } from './balance/element.ts'
import { bankAccounts } from './bank-accounts/element.ts'
import { cashier } from './cashier/element.ts'
import { content } from './content/element.ts'
import { favourites } from './favourites/element.ts'
import { forgotPassword } from './forgot-password/element.ts'
import { game } from './game/element.ts'
import { gameRail } from './game-rail/element.ts'
import { history } from './history/element.ts'
import { jackpots } from './jackpots/element.ts'
import type { CommonEvents, ElementOf, EventsOf, Intents, PageEvents, PropsOf } from './kit/index.ts'
import { language } from './language/element.ts'
import { lobby } from './lobby/element.ts'
import { login } from './login/element.ts'
import { notifications } from './notifications/element.ts'
import { popup } from './popup/element.ts'
import { profile } from './profile/element.ts'
import { quickDeposit } from './quick-deposit/element.ts'
import { promotions } from './promotions/element.ts'
import { recent } from './recent/element.ts'
import { register } from './register/element.ts'
import { resetPassword } from './reset-password/element.ts'
import { slider } from './slider/element.ts'
import { stepUp } from './step-up/element.ts'
import { themeSwitch } from './theme/element.ts'
import { toasts } from './toasts/element.ts'
import { topWins } from './top-wins/element.ts'
import { tournaments } from './tournaments/element.ts'

export const elements = {
  'bnw-balance': balance,
  'bnw-bank-accounts': bankAccounts,
  'bnw-cashier': cashier,
  'bnw-content': content,
  'bnw-favourites': favourites,
  'bnw-forgot-password': forgotPassword,
  'bnw-game': game,
  'bnw-game-rail': gameRail,
  'bnw-history': history,
  'bnw-jackpots': jackpots,
  'bnw-language': language,
  'bnw-lobby': lobby,
  'bnw-login': login,
  'bnw-notifications': notifications,
  'bnw-popup': popup,
  'bnw-profile': profile,
  'bnw-quick-deposit': quickDeposit,
  'bnw-promotions': promotions,
  'bnw-recent': recent,
  'bnw-register': register,
  'bnw-reset-password': resetPassword,
  'bnw-slider': slider,
  'bnw-step-up': stepUp,
  'bnw-theme': themeSwitch,
  'bnw-toasts': toasts,
  'bnw-top-wins': topWins,
  'bnw-tournaments': tournaments
}

type All = typeof elements

/** All events that an element dispatches: its declared ones and the common ones. */
export type AllEventsOf<D extends All[keyof All]> = CommonEvents & Intents & PageEvents & EventsOf<D>

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: (event: CustomEvent<Events[Name]>) => void
}

interface Common<Element> {
  accent?: string
  children?: React.ReactNode
  class?: string
  hidden?: boolean
  id?: string
  key?: Key
  ref?: Ref<Element>
  slot?: string
  style?: React.CSSProperties
  theme?: 'auto' | 'dark' | 'light'
}

type HtmlTags = { [Tag in keyof All]: ElementOf<All[Tag]> }
type JsxTags = {
  [Tag in keyof All]: Common<ElementOf<All[Tag]>> &
    Listeners<AllEventsOf<All[Tag]>> &
    Partial<PropsOf<All[Tag]>>
}

declare global {
  interface HTMLElementTagNameMap extends HtmlTags {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}

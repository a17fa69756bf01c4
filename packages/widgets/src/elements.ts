/**
 * Every element, one line each. Types of tags, of events and of the frameworks' templates come from this list; the
 * loader and the modules are built from the folders themselves.
 */
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
import type { CommonEvents, ElementOf, EventsOf, Intents, PageEvents, PropsOf } from './kit/declare.ts'
import { language } from './language/element.ts'
import { lobby } from './lobby/element.ts'
import { login } from './login/element.ts'
import { notifications } from './notifications/element.ts'
import { popup } from './popup/element.ts'
import { profile } from './profile/element.ts'
import { promotions } from './promotions/element.ts'
import { quickDeposit } from './quick-deposit/element.ts'
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
  'bnw-promotions': promotions,
  'bnw-quick-deposit': quickDeposit,
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

export type Tag = keyof All

/** All events that an element dispatches: its declared ones and the common ones. */
export type AllEventsOf<D extends All[Tag]> = CommonEvents & Intents & PageEvents & EventsOf<D>

/** The events of a tag by name, as a listener gets them. */
export type EventsOfTag<T extends Tag> = {
  [Name in keyof AllEventsOf<All[T]>]: CustomEvent<AllEventsOf<All[T]>[Name]>
}

/** Of every element; scripts/custom-elements/common.js reads them. */
interface CommonAttributes {
  /** Default: the theme of the page. */
  theme?: 'auto' | 'dark' | 'light'
  /** A colour, `#rgb` or `#rrggbb`. */
  accent?: string
}

/** Empty without their attribute. */
type CommonProperties = { [Name in keyof CommonAttributes]-?: CommonAttributes[Name] | '' }

/** The attributes of a tag in a template, as properties (`gameId`) or as in HTML (`game-id`). */
export type AttributesOfTag<T extends Tag> = CommonAttributes &
  Partial<PropsOf<All[T]>> & { [Name in keyof PropsOf<All[T]> as Dashed<Name>]?: PropsOf<All[T]>[Name] }

type Dashed<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Dashed<Rest>}`
  : Name

type HtmlTags = { [T in Tag]: ElementOf<All[T]> & CommonProperties }

/** Every event of the elements. One name has the same detail wherever it is dispatched. */
type EventTypes = { [T in Tag]: EventsOfTag<T> }[Tag]
type EventOf<Types, Name extends PropertyKey> = Types extends { [N in Name]: infer Value } ? Value : never
type AllEvents = {
  [Name in EventTypes extends infer Types ? (Types extends Types ? keyof Types : never) : never]: EventOf<
    EventTypes,
    Name
  >
}

declare global {
  interface HTMLElementTagNameMap extends HtmlTags {}
  // For listeners on an element, and on what it bubbles to.
  interface HTMLElementEventMap extends AllEvents {}
  interface DocumentEventMap extends AllEvents {}
  interface WindowEventMap extends AllEvents {}
}

import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import { ofDocument } from '../kit/own-document.ts'
import { arrowTarget } from './arrow-keys.ts'
import { CheckIcon } from './icons/check.tsx'
import css from './menu.css?inline'
import { useId } from './use-id.ts'

export const menuStyles = css

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** Makes the entry a link. The address has been through `safeUrl`. */
  href?: string
  /** The selected one of several; has a check mark. */
  checked?: boolean
  /** Language of the label, if not the page's. */
  lang?: string
}

export interface MenuProps {
  /** Name of the button that opens the menu. */
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  onSelect: (id: string) => void
}

/**
 * A button that opens a list in the top layer. Arrows move; Escape and a click outside close.
 *
 * @part menu-button - The button that opens a menu.
 * @part menu - The open menu.
 */
export function Menu({ label, trigger, items, onSelect }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>()
  const close = () => {
    list.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        part="menu-button"
        aria-haspopup="menu"
        aria-expanded={Boolean(place)}
        aria-controls={id}
        popoverTarget={id}
      >
        <span className="visually-hidden">{label}</span>
        <span className="trigger">{trigger}</span>
      </button>
      <div
        ref={list}
        id={id}
        className="menu"
        part="menu"
        role="menu"
        tabIndex={-1}
        popover="auto"
        // Closed it has no name, so that the name finds the button alone.
        aria-label={place && label}
        style={place}
        onBeforeToggle={event => setPlace(event.newState === 'open' ? below(button.current) : undefined)}
        onToggle={event => event.newState === 'open' && entries(event.currentTarget)[0]?.focus()}
        onKeyDown={event => {
          if (event.key !== 'Escape') return moveFocus(event)
          // A popover around the menu stays open.
          event.preventDefault()
          close()
        }}
      >
        {items.map(item => (
          <Entry
            key={item.id}
            item={item}
            onSelect={() => {
              close()
              onSelect(item.id)
            }}
          />
        ))}
      </div>
    </>
  )
}

function Entry({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const shared = {
    lang: item.lang,
    onClick: onSelect,
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    'aria-checked': item.checked
  }
  const inside = (
    <>
      {item.icon}
      {item.label}
      {item.checked && <CheckIcon />}
    </>
  )
  return item.href ? (
    <a href={item.href} {...shared}>
      {inside}
    </a>
  ) : (
    <button type="button" {...shared}>
      {inside}
    </button>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = entries(event.currentTarget)
  const target = arrowTarget(
    event,
    all.findIndex(entry => entry === event.target),
    all.length
  )
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (target === undefined) return
  event.preventDefault()
  all[target]?.focus()
}

function entries(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** Elements in the top layer have no positioned parent: the list is placed below the button by viewport coordinates. */
function below(button: HTMLElement | null): CSSProperties {
  if (!button) return {}
  const { bottom, left, right } = button.getBoundingClientRect()
  const width = ofDocument('documentElement').clientWidth
  // A zoom of the page scales what is written here. WebKit (2.50) has no such property, and measures without the zoom.
  const zoom = (button as Partial<Element>).currentCSSZoom ?? 1
  const top = bottom / zoom + 4
  return left + right > width ? { top, right: (width - right) / zoom } : { top, left: left / zoom }
}

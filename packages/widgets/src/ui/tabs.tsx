import { type KeyboardEvent, type ReactNode } from 'react'

import { arrowTarget } from './arrow-keys.ts'
import css from './tabs.css?inline'
import { useId } from './use-id.ts'

export const tabsStyles = css

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  /** A count after the label; not part of the accessible name. */
  badge?: string
}

export interface TabsProps<Id extends string = string> {
  /** Name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: NoInfer<Id>
  onSelect: (id: Id) => void
  /** Content of the selected tab. */
  children?: ReactNode
}

/**
 * @part tabs - The row of tabs.
 * @part tab - One tab.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId()
  const current = tabs.findIndex(tab => tab.id === selected)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = arrowTarget(event, current, tabs.length)
    if (target === undefined || !tabs[target]) return
    event.preventDefault()
    onSelect(tabs[target].id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <>
      <div className="tabs" part="tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            part="tab"
            role="tab"
            id={`${id}${tab.id}`}
            aria-controls={`${id}panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge && (
              <span className="badge number" aria-hidden="true">
                {tab.badge}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  )
}

/** Focuses the selected tab, after the focused element in its panel has left the document. */
export function focusSelectedTab(within: Element | null): void {
  within?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
}

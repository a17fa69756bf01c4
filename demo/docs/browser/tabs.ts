import { required } from './required.ts'

/** Turns sections into tabs. All tabs of one kind (`data-tabs`) change together, and the choice is kept. */
export function startTabs(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(createTabs)
  for (const { kind, list, select } of all) {
    const stored = localStorage.getItem(`docs-${kind}`)
    const first = list.find(({ value }) => value === stored) ?? list[0]
    if (first) select(first.value)
    for (const button of list)
      button.addEventListener('click', () => {
        localStorage.setItem(`docs-${kind}`, button.value)
        for (const other of all) if (other.kind === kind) other.select(button.value)
      })
  }
}

function createTabs(group: HTMLElement) {
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > [data-tab]')]
  const bar = Object.assign(document.createElement('div'), { className: 'tab-bar' })
  bar.setAttribute('role', 'tablist')
  const list = panels.map(panel => createTab(panel))
  bar.append(...list)
  bar.addEventListener('keydown', event => moveFocus(list, event))
  group.prepend(bar)
  const select = (value: string) => {
    for (const [index, button] of list.entries()) {
      const isSelected = button.value === value
      button.setAttribute('aria-selected', String(isSelected))
      button.tabIndex = isSelected ? 0 : -1
      panels[index]!.hidden = !isSelected
    }
  }
  return { kind: group.dataset['tabs'] ?? '', list, select }
}

function createTab(panel: HTMLElement): HTMLButtonElement {
  const name = required('.tab-name', panel)
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', value: panel.dataset['tab'], textContent: name.textContent })
  button.id = `${panel.id}-tab`
  button.setAttribute('role', 'tab')
  button.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', button.id)
  panel.removeAttribute('aria-label')
  name.remove()
  return button
}

function moveFocus(list: HTMLButtonElement[], event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const index = list.findIndex(button => button === event.target)
  if (!step || index < 0) return
  const next = list[(index + step + list.length) % list.length]
  next?.focus()
  next?.click()
}

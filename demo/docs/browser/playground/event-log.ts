import { required } from '../required.ts'

const MAX_EVENTS = 200

interface LoggedEvent {
  tag: string
  name: string
  detail: unknown
}

/** Starts the list of events, newest first. */
export function startEventLog(): { add(event: LoggedEvent): void } {
  const list = required('#event-log')
  const count = required('#event-count')
  let total = 0
  const showCount = () => {
    const text = `${total} ${total === 1 ? 'event' : 'events'}`
    count.textContent = text
    const tab = document.querySelector('#panel-events-tab')
    if (tab) tab.textContent = total ? `Events ${total}` : 'Events'
  }
  required('#clear-events').addEventListener('click', () => {
    total = 0
    list.replaceChildren()
    showCount()
  })
  return {
    add({ tag, name, detail }) {
      total += 1
      const item = document.createElement('li')
      const title = Object.assign(document.createElement('b'), { textContent: name })
      const values = Object.assign(document.createElement('code'), { textContent: JSON.stringify(detail) })
      item.append(title, ` ${tag} `, values)
      list.prepend(item)
      while (list.children.length > MAX_EVENTS) list.lastElementChild?.remove()
      showCount()
    }
  }
}

import { beforeEach, describe, expect, test, vi } from 'vitest'

import { followLink } from './follow-link.ts'

const navigate = vi.fn()

beforeEach(() => void navigate.mockClear())

interface LinkAttributes {
  href: string
  target?: string
  download?: string
}

/** Clicks a link in a shadow root; `prevented`: the site handled the click. */
function clickLink(attributes: LinkAttributes, event: MouseEventInit = {}): { prevented: boolean } {
  const host = document.body.appendChild(document.createElement('div'))
  const link = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'))
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...event })
  let prevented = false
  host.addEventListener('click', event => followLink(event, navigate))
  // Keeps the test page from navigating.
  host.addEventListener('click', event => {
    prevented = event.defaultPrevented
    event.preventDefault()
    event.stopPropagation()
  })
  link.dispatchEvent(click)
  host.remove()
  return { prevented }
}

describe('a click on a link', () => {
  test('opens a path of the site without loading the page', () => {
    expect(clickLink({ href: '/promotions?promotion=3' })).toEqual({ prevented: true })

    expect(navigate).toHaveBeenCalledExactlyOnceWith('/promotions?promotion=3')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j: it opens a tab, a window or a menu',
    event => {
      expect(clickLink({ href: '/promotions' }, event)).toEqual({ prevented: false })

      expect(navigate).not.toHaveBeenCalled()
    }
  )

  test.each<LinkAttributes>([
    { href: '/promotions', target: '_blank' },
    { href: '/promotions', download: '' },
    { href: 'https://other.example/promotions' }
  ])('is left to the browser on %j', attributes => {
    expect(clickLink(attributes)).toEqual({ prevented: false })

    expect(navigate).not.toHaveBeenCalled()
  })
})

test('a click that an element has handled is not followed again', () => {
  document.addEventListener('click', event => event.preventDefault(), { once: true, capture: true })

  clickLink({ href: '/promotions' })

  expect(navigate).not.toHaveBeenCalled()
})

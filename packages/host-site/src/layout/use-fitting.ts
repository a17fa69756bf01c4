import { type RefObject, useEffect, useState } from 'react'

/**
 * How many entries of a menu fit beside its button, which lists the others: fewer with large text or long entries. An
 * entry that does not fit keeps its width, so that it can come back.
 *
 * @param menu Has a list and the button.
 * @param count Of the entries, some of which the style sheet may hide.
 * @returns At most `count`.
 */
export function useFitting(menu: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(Infinity)

  useEffect(() => {
    const nav = menu.current
    if (!nav || count === 0) return
    const entries = [...nav.querySelectorAll<HTMLElement>(':scope > ul > li')]
    const button = nav.querySelector<HTMLElement>(':scope > .more')
    const measure = () => {
      let room = nav.clientWidth - (button?.offsetWidth ?? 0)
      const at = entries.findIndex(({ offsetWidth }) => (room -= offsetWidth) < 0)
      setFitting(at < 0 ? Infinity : at)
    }
    const observer = new ResizeObserver(measure)
    for (const box of [nav, ...entries]) observer.observe(box)
    return () => observer.disconnect()
  }, [menu, count])

  return Math.min(fitting, count)
}

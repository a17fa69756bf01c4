import { type RefObject, useLayoutEffect } from 'react'

/** Id of a method whose heart had the focus when its card left; shared by the cards of a list. */
export type LeftHeart = RefObject<string | undefined>

/**
 * Notes that a card leaves its section while its heart has the focus. Only a visible focus, that of the keyboard: after a
 * click the page must not scroll to the heart.
 */
export function useLeavingHeart(card: RefObject<HTMLElement | null>, id: string, left: LeftHeart): void {
  useLayoutEffect(() => {
    const { current } = card
    return () => {
      if (current?.querySelector('.heart:focus-visible')) left.current = id
    }
  }, [card, id, left])
}

/** Focuses the heart again in its new section, or the first method if that is a closed group. */
export function useMovedHeart(list: RefObject<HTMLElement | null>, left: LeftHeart): void {
  useLayoutEffect(() => {
    const id = left.current
    if (!id) return
    left.current = undefined
    const methods = [...(list.current?.querySelectorAll<HTMLElement>('[data-method]') ?? [])]
    const visible = methods.filter(method => method.checkVisibility())
    const moved = visible.find(({ dataset }) => dataset['method'] === id)
    const heart = moved?.closest('.method')?.querySelector<HTMLElement>('.heart')
    const target = heart ?? visible[0]
    target?.focus()
  })
}

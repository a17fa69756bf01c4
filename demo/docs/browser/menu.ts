/** The menu of pages, which a small window shows on demand. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  const button = document.querySelector<HTMLButtonElement>('.menu-button')
  if (!menu || !button) return
  button.hidden = false
  const setOpen = (isOpen: boolean) => {
    document.body.classList.toggle('menu-open', isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  button.addEventListener('click', () => setOpen(!document.body.classList.contains('menu-open')))
  addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !document.body.classList.contains('menu-open')) return
    setOpen(false)
    button.focus()
  })
  menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

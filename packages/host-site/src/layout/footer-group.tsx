import { type ReactNode, useSyncExternalStore } from 'react'

/** As in footer.css. */
const phone = matchMedia('(max-width: 767px)')

interface FooterGroupProps {
  title: string
  children: ReactNode
}

/** A list of the footer under its heading. On phones, where all lists together are longer than many pages, it unfolds. */
export function FooterGroup({ title, children }: FooterGroupProps) {
  const isPhone = useSyncExternalStore(followWidth, () => phone.matches)
  if (!isPhone || !title.trim()) {
    return (
      <section>
        {title.trim() && <h2>{title}</h2>}
        {children}
      </section>
    )
  }
  return (
    <details>
      <summary>
        <h2>{title}</h2>
        <span aria-hidden="true" className="chevron" />
      </summary>
      {children}
    </details>
  )
}

function followWidth(onChange: () => void): () => void {
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

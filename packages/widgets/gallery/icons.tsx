import type { ComponentType } from 'react'

const modules = import.meta.glob<Record<string, ComponentType>>('../src/ui/icons/*.tsx', { eager: true })
const icons = Object.values(modules).flatMap(module => Object.entries(module))

export function Icons() {
  return (
    <section className="row">
      {icons.map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </section>
  )
}

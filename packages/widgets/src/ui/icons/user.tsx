import { Icon } from '../icon.tsx'

export const UserIcon = () => (
  <Icon d="M10 3a3.4 3.4 0 1 1 0 6.8A3.4 3.4 0 0 1 10 3M3.5 17c.5-3.3 2.9-4.9 6.5-4.9s6 1.6 6.5 4.9" />
)

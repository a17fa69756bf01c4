import { Icon } from '../icon.tsx'

export const WrenchIcon = () => (
  <Icon d="M16.7 6.1a4.3 4.3 0 0 1-5.8 4.9l-5.4 5.4a1.8 1.8 0 0 1-2.5-2.5l5.4-5.4a4.3 4.3 0 0 1 5.2-5.7L11 5.4l.8 2.6 2.5.6z" />
)

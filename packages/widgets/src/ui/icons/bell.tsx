import { Icon } from '../icon.tsx'

export const BellIcon = () => (
  <Icon d="M4 14h12l-1.4-2V8.6a4.6 4.6 0 0 0-9.2 0V12zM8.2 16.6a2 2 0 0 0 3.6 0M10 4V2.8" />
)

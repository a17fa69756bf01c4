import { Icon } from '../icon.tsx'

export const HelpIcon = () => (
  <Icon d="M10 2.9a7.1 7.1 0 1 1 0 14.2 7.1 7.1 0 0 1 0-14.2M7.9 7.9a2.1 2.1 0 1 1 3 2c-.7.3-.9.7-.9 1.5M10 13.9v.1" />
)

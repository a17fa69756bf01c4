import { Icon } from '../icon.tsx'

export const MoreIcon = () => (
  <Icon d="M4.5 9.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8M10 9.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8M15.5 9.6a.4.4 0 1 1 0 .8.4.4 0 0 1 0-.8" />
)

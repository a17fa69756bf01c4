import { Icon } from '../icon.tsx'

export const InfoIcon = () => (
  <Icon d="M10 2.9a7.1 7.1 0 1 1 0 14.2 7.1 7.1 0 0 1 0-14.2M10 9.4v4M10 6.5v.1" />
)

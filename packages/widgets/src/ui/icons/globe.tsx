import { Icon } from '../icon.tsx'

export const GlobeIcon = () => (
  <Icon d="M10 2.9a7.1 7.1 0 1 1 0 14.2 7.1 7.1 0 0 1 0-14.2M3 10h14M10 2.9c4 4.3 4 9.9 0 14.2-4-4.3-4-9.9 0-14.2" />
)

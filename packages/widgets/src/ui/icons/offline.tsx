import { Icon } from '../icon.tsx'

export const OfflineIcon = () => (
  <Icon d="M2 7.6a12 12 0 0 1 3.2-2M8.3 4.3A12 12 0 0 1 18 7.6M5 11a7.5 7.5 0 0 1 3-1.8M12.6 9.5A7.5 7.5 0 0 1 15 11M10 15v.1M3.5 3.5l13 13" />
)

import { Icon } from '../icon.tsx'

export const TicketIcon = () => (
  <Icon d="M2.8 5h14.4v3.3a1.7 1.7 0 0 0 0 3.4V15H2.8v-3.3a1.7 1.7 0 0 0 0-3.4zM12.3 5.5v1M12.3 9.5v1M12.3 13.5v1" />
)

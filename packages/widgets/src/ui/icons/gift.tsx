import { Icon } from '../icon.tsx'

export const GiftIcon = () => (
  <Icon d="M3 7h14v3.5H3zM4.3 10.5V17h11.4v-6.5M10 7v10M10 7C7 7 5.6 5.8 6.2 4.3S9.3 3.5 10 7c.7-3.5 3.2-4.2 3.8-2.7S13 7 10 7" />
)

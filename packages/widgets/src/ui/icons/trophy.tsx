import { Icon } from '../icon.tsx'

export const TrophyIcon = () => (
  <Icon d="M6 3.5h8v4.7a4 4 0 0 1-8 0zM6 5H3.2c0 2.7 1 4 2.9 4.3M14 5h2.8c0 2.7-1 4-2.9 4.3M10 12.2v2.6M6.8 16.8h6.4M8 14.8h4" />
)

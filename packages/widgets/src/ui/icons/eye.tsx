import { Icon } from '../icon.tsx'

export const EyeIcon = () => (
  <Icon d="M1.8 10S4.9 4.9 10 4.9 18.2 10 18.2 10 15.1 15.1 10 15.1 1.8 10 1.8 10M10 7.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6" />
)

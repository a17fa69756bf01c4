import { Icon } from '../icon.tsx'

export const EyeOffIcon = () => (
  <Icon d="M4.8 6.6A13 13 0 0 0 1.8 10S4.9 15.1 10 15.1a8 8 0 0 0 3.6-.8M8 5.1a8 8 0 0 1 2-.2c5.1 0 8.2 5.1 8.2 5.1a13 13 0 0 1-2.3 2.8M3.5 3.5l13 13" />
)

import { Icon } from '../icon.tsx'

export const MoonIcon = () => <Icon d="M16.6 11.9A7 7 0 1 1 8.1 3.4a5.6 5.6 0 0 0 8.5 8.5" />

import { Icon } from '../icon.tsx'

export const ReloadIcon = () => <Icon d="M16.2 7.2A6.8 6.8 0 1 0 16.8 10M16.8 3.5v4h-4" />

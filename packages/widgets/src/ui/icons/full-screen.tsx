import { Icon } from '../icon.tsx'

export const FullScreenIcon = () => <Icon d="M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4" />

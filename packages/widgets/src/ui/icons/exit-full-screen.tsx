import { Icon } from '../icon.tsx'

export const ExitFullScreenIcon = () => <Icon d="M3.5 7.5h4v-4M16.5 7.5h-4v-4M3.5 12.5h4v4M16.5 12.5h-4v4" />

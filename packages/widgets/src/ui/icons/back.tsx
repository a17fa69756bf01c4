import { Icon } from '../icon.tsx'

export const BackIcon = () => <Icon d="M16 10H4.5M9 5.2 4.2 10 9 14.8" />

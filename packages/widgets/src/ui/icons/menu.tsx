import { Icon } from '../icon.tsx'

export const MenuIcon = () => <Icon d="M3 5.5h14M3 10h14M3 14.5h14" />

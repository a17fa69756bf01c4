import { Icon } from '../icon.tsx'

export const PauseIcon = () => <Icon d="M7 4.5v11M13 4.5v11" />

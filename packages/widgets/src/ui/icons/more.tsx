import { Icon } from '../icon.tsx'

export const MoreIcon = () => <Icon d="M4.5 10v.1M10 10v.1M15.5 10v.1" />

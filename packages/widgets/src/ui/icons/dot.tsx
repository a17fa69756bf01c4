import { Icon } from '../icon.tsx'

export const DotIcon = () => <Icon d="M10 7.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6" />

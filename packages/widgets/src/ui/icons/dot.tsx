import { Icon } from '../icon.tsx'

export const DotIcon = () => <Icon d="M10 8.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6" />

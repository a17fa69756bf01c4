import { Icon } from '../icon.tsx'

export const ClockIcon = () => <Icon d="M10 2.9a7.1 7.1 0 1 1 0 14.2 7.1 7.1 0 0 1 0-14.2M10 6v4.2l2.8 1.8" />

import { Icon } from '../icon.tsx'

export const ChevronRightIcon = () => <Icon d="m7.8 5 5 5-5 5" />

import { Icon } from '../icon.tsx'

export const ChevronDownIcon = () => <Icon d="m5 7.8 5 5 5-5" />

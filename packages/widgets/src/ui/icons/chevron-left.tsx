import { Icon } from '../icon.tsx'

export const ChevronLeftIcon = () => <Icon d="m12.2 5-5 5 5 5" />

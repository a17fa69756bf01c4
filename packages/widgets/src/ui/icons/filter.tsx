import { Icon } from '../icon.tsx'

export const FilterIcon = () => <Icon d="M3 5.5h14M5.8 10h8.4M8.5 14.5h3" />

import { Icon } from '../icon.tsx'

export const SearchIcon = () => <Icon d="M8.8 3.2a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2M13 13l4 4" />

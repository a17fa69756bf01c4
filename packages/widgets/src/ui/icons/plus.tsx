import { Icon } from '../icon.tsx'

export const PlusIcon = () => <Icon d="M4 10h12M10 4v12" />

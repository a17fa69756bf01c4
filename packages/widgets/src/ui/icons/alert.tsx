import { Icon } from '../icon.tsx'

export const AlertIcon = () => <Icon d="M10 3.2 2.8 16h14.4zM10 8v3.4M10 13.6v.1" />

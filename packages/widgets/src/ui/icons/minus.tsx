import { Icon } from '../icon.tsx'

export const MinusIcon = () => <Icon d="M4 10h12" />

import { Icon } from '../icon.tsx'

export const CheckIcon = () => <Icon d="m4 10.6 4 4 8-9" />

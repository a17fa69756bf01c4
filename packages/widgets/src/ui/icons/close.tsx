import { Icon } from '../icon.tsx'

export const CloseIcon = () => <Icon d="m5 5 10 10M15 5 5 15" />

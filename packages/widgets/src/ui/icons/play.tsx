import { Icon } from '../icon.tsx'

export const PlayIcon = () => <Icon d="M6.5 4v12l9.5-6z" />

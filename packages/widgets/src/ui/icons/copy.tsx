import { Icon } from '../icon.tsx'

export const CopyIcon = () => <Icon d="M7.2 7.2h9.3v9.3H7.2zM12.8 7.2V3.5H3.5v9.3h3.7" />

import { Icon } from '../icon.tsx'

export const LogOutIcon = () => <Icon d="M8 3.5H3.5v13H8M8.5 10H17M13.4 6.4 17 10l-3.6 3.6" />

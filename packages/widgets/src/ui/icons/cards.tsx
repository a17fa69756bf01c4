import { Icon } from '../icon.tsx'

export const CardsIcon = () => <Icon d="M3 6.5 9.4 4l4.4 11.1-6.4 2.5zM12 4.6h4.6v11H14" />

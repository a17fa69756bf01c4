import { Icon } from '../icon.tsx'

export const CalendarIcon = () => <Icon d="M3 4.6h14v12H3zM3 8.4h14M6.8 2.6v3.6M13.2 2.6v3.6" />

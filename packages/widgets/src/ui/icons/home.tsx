import { Icon } from '../icon.tsx'

export const HomeIcon = () => <Icon d="M3 9.2 10 3.2l7 6M4.8 8v8.7h10.4V8M8.2 16.7v-4.5h3.6v4.5" />

import { Icon } from '../icon.tsx'

export const ReelsIcon = () => (
  <Icon d="M2.8 4.5h14.4v11H2.8zM7.6 4.5v11M12.4 4.5v11M4.4 10h1.6M9.2 10h1.6M14 10h1.6" />
)

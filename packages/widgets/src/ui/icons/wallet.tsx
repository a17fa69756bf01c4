import { Icon } from '../icon.tsx'

export const WalletIcon = () => (
  <Icon d="M3 6.2h14v10H3zM3 6.2l10.2-3v3M13.6 10.2H17v2.6h-3.4a1.3 1.3 0 0 1 0-2.6" />
)

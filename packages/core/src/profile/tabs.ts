/** The tabs of the profile in display order (NAV-03). */
export const profileGroups = {
  account: ['account', 'password', 'username', 'email', 'sms', 'authenticator'],
  money: ['deposit', 'quick-deposit', 'withdraw', 'bank-accounts'],
  history: ['bets', 'games', 'finance', 'bonuses', 'tickets']
} as const

export type ProfileTab = (typeof profileGroups)[keyof typeof profileGroups][number]

/** The screens of the cashier, which are tabs of one page. */
export const cashierTabs: readonly ProfileTab[] = [...profileGroups.money, 'finance']

export function isProfileTab(tab: unknown): tab is ProfileTab {
  return Object.values(profileGroups)
    .flat()
    .some(known => known === tab)
}

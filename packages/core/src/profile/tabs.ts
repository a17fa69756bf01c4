/** The sub-screens of the profile (NAV-03), in the order of their list. */
export const profileGroups = {
  account: ['account', 'password', 'username', 'email', 'sms', 'authenticator'],
  money: ['deposit', 'quick-deposit', 'withdraw', 'bank-accounts'],
  history: ['bets', 'games', 'finance', 'bonuses', 'tickets']
} as const

export type ProfileTab = (typeof profileGroups)[keyof typeof profileGroups][number]

const known: readonly string[] = Object.values(profileGroups).flat()

export function isProfileTab(tab: unknown): tab is ProfileTab {
  return known.includes(tab as string)
}

/** The two lobbies: slot games and live tables. */
export type LobbyType = 'slot' | 'live'

/** Where each lobby is on the site. */
export const siteTypes: Record<LobbyType, string> = { slot: '/slot', live: '/live' }

/** The two lobbies: slot games and live tables. */
export type LobbyType = 'slot' | 'live'

/** Path of each lobby. */
export const LOBBY_PATHS: Record<LobbyType, string> = { slot: '/slot', live: '/live' }

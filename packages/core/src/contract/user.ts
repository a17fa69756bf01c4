/** The class `user`. Its calls are split by topic, so that a page loads only those that it makes. */
export * from './user-account.ts'
export * from './user-favourites.ts'
export * from './user-profile.ts'
export * from './user-session.ts'

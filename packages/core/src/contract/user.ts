/** The class `user`, by what its calls are for: a page loads those that it makes. */
export * from './user-account.ts'
export * from './user-favourites.ts'
export * from './user-profile.ts'
export * from './user-session.ts'

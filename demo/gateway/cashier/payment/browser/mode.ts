/** Runs before anything is painted: a page whose address names no theme has that of the player's system. */
document.documentElement.dataset['mode'] ??= matchMedia('(prefers-color-scheme: light)').matches
  ? 'light'
  : 'dark'

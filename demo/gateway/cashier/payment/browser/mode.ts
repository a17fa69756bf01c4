/** Runs before the first paint. Without a theme in its address, a page has the theme of the system. */
document.documentElement.dataset['mode'] ??= matchMedia('(prefers-color-scheme: light)').matches
  ? 'light'
  : 'dark'

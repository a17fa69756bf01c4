import type { FrameLocator, Page } from 'playwright-core'

/** Doubles all text and nothing else, as browsers with a zoom for text do. Its sizes are custom properties of the page. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { style } = document.documentElement
    const computed = getComputedStyle(document.documentElement)
    for (const size of [12, 13, 14, 16, 18, 22, 28, 36, 48]) {
      const [text, line] = computed.getPropertyValue(`--bnw-t-${size}`).split('/').map(Number.parseFloat)
      style.setProperty(`--bnw-t-${size}`, `${text! * 2}px/${line! * 2}px`)
    }
  })
}

/** The same in a game, whose sizes are not custom properties. Numbers in its pictures are no text that a browser enlarges. */
export async function doubleGameText(game: FrameLocator): Promise<void> {
  await game.locator('body').evaluate(body => {
    const sizes = [...body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')].map(element => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) }
    })
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = `${fontSize * 2}px`
      if (lineHeight) element.style.lineHeight = `${lineHeight * 2}px`
    }
  })
}

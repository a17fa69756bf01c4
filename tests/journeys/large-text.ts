import type { Page } from 'playwright-core'

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

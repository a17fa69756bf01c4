import type { Page } from 'playwright-core'

/**
 * Waits for the code of all elements of the page (the home page loads some while it is idle), scrolls through it, which
 * loads the data of its lower elements, and waits until nothing is busy.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1:not(.page-place *)').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main :not(:defined)'))
  await page.evaluate(async () => {
    const pause = () => new Promise(resolve => setTimeout(resolve, 10))
    const isBusy = (root: ParentNode): boolean =>
      [...root.querySelectorAll('*')].some(
        element =>
          (element.getAttribute('aria-busy') === 'true' && element.checkVisibility()) ||
          (element.shadowRoot !== null && isBusy(element.shadowRoot))
      )
    for (let top = 0; top <= document.documentElement.scrollHeight && top < 6_000; top += 1_000) {
      scrollTo(0, top)
      await pause()
    }
    for (let tries = 0; isBusy(document) && tries < 200; tries++) await pause()
  })
}

/** Opens everything that expands in place. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    const open = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) open(element.shadowRoot)
        if (element.matches('summary, [aria-expanded=false]:not([aria-haspopup])')) element.click()
      }
    }
    open(document.querySelector('main')!)
  })
}

/** Opens each list of the header's menu once, which renders it; the last one stays open. */
export async function openMenus(page: Page): Promise<void> {
  await page.locator('.main-menu > .more').waitFor()
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.more')) button.click()
  })
  await waitForIdle(page)
}

/** Refreshes the elements of the page, and waits until they are rendered. */
export async function refresh(page: Page, tags = 'bnw-'): Promise<void> {
  await page.evaluate(async tags => {
    const loads: unknown[] = []
    const refreshIn = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement & { refresh?(): Promise<void> }>('*')) {
        if (element.localName.startsWith(tags)) loads.push(element.refresh?.())
        if (element.shadowRoot) refreshIn(element.shadowRoot)
      }
    }
    refreshIn(document)
    await Promise.race([Promise.all(loads), new Promise(resolve => setTimeout(resolve, 3_000))])
  }, tags)
  await waitForIdle(page)
}

interface Scheduler {
  postTask(task: () => void, options: { priority: 'background' }): Promise<void>
}

/** Waits for a background task: all pending rendering is done before it. */
export function waitForIdle(page: Page): Promise<void> {
  return page.evaluate(() =>
    (window as unknown as { scheduler: Scheduler }).scheduler.postTask(() => {}, { priority: 'background' })
  )
}

/** Goes to a path of the site without a page load, and waits until it is rendered. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate(path => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await waitForIdle(page)
}

/**
 * Chooses the other language, and waits until the footer is in it.
 *
 * @throws {TimeoutError} The page stays in its language.
 */
export async function chooseOtherLanguage(page: Page): Promise<void> {
  const from = await page.evaluate(() => document.documentElement.lang)
  // By language, not by its check mark: the menu may render after the page.
  const other = `[role=menuitemradio]:not([lang="${from}"])`
  await page.locator(`bnw-language ${other}`).first().waitFor({ state: 'attached' })
  const before = await page.evaluate(other => {
    const { shadowRoot } = document.querySelector('bnw-language')!
    const { textContent } = document.querySelector('.footer')!
    shadowRoot!.querySelector<HTMLElement>(other)!.click()
    return textContent
  }, other)
  await page.waitForFunction(
    ([from, before]) =>
      document.documentElement.lang !== from && document.querySelector('.footer')!.textContent !== before,
    [from, before] as const
  )
}

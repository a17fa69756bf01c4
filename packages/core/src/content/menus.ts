import {
  footerMenu,
  headerMenu,
  investmentMethods,
  licensesFile,
  partnersFile
} from '../contract/static-files.ts'
import { sendFile } from '../gateway/client.ts'
import { createRemote, loadOnce } from '../lib/remote.ts'
import { onPageReset } from '../page-life.ts'
import { VERSION } from '../version.ts'

/** Lists of the header and footer. A list that cannot be loaded is omitted without an error (MENU-01). */
const lists = {
  header: createRemote(() => sendFile(headerMenu)),
  footer: createRemote(() => sendFile(footerMenu)),
  partners: createRemote(() => sendFile(partnersFile)),
  investmentMethods: createRemote(() => sendFile(investmentMethods)),
  licences: createRemote(() => sendFile(licensesFile, { version: VERSION }))
}
onPageReset(() => Object.values(lists).forEach(({ clear }) => clear()))

export const $headerMenu = lists.header.$remote
export const $footerMenu = lists.footer.$remote
export const $partners = lists.partners.$remote
export const $investmentMethods = lists.investmentMethods.$remote
export const $licences = lists.licences.$remote

/** Loads the header's menu unless it is loaded. */
export const loadHeaderMenu = () => loadOnce(lists.header)

/** Each loads one list of the footer unless it is loaded. */
export const footerLoads = [
  () => loadOnce(lists.footer),
  () => loadOnce(lists.partners),
  () => loadOnce(lists.investmentMethods),
  () => loadOnce(lists.licences)
]

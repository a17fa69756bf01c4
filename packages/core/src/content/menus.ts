import {
  footerMenu,
  headerMenu,
  investmentMethods,
  licensesFile,
  partnersFile
} from '../contract/static-files.ts'
import { sendFile } from '../gateway/client.ts'
import { createRemote, type RemoteValue } from '../lib/remote.ts'
import { shared } from '../shared.ts'
import { VERSION } from '../version.ts'

/** The lists of the frame. A list that does not come is left out, without a word (MENU-01). */
const lists = shared('content.menus', () => ({
  header: createRemote(() => sendFile(headerMenu)),
  footer: createRemote(() => sendFile(footerMenu)),
  partners: createRemote(() => sendFile(partnersFile)),
  investmentMethods: createRemote(() => sendFile(investmentMethods)),
  licences: createRemote(() => sendFile(licensesFile, { version: VERSION }))
}))

export const $headerMenu = lists.header.$remote
export const $footerMenu = lists.footer.$remote
export const $partners = lists.partners.$remote
export const $investmentMethods = lists.investmentMethods.$remote
export const $licences = lists.licences.$remote

/** Asks for the menu of the header, unless it is there. */
export const loadHeaderMenu = () => loadOnce(lists.header)

/** Each asks for a list that the footer shows, unless it is there. */
export const footerLoads = [
  () => loadOnce(lists.footer),
  () => loadOnce(lists.partners),
  () => loadOnce(lists.investmentMethods),
  () => loadOnce(lists.licences)
]

function loadOnce<Value>(list: RemoteValue<Value>): Promise<void> {
  return list.$remote.get().status === 'ready' ? Promise.resolve() : list.load()
}

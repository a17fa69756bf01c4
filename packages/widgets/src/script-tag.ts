import { shared } from '@bnw/core'

/** Text of each data attribute by its camelCase name, and where the scripts lie. */
export type TagSettings = Partial<Record<string, string>>

/** Keeps what a script tag says where the kit looks for it. The first script of a page counts. */
export function keepSettings(tag: HTMLScriptElement | undefined, address: string): TagSettings {
  const settings = shared<TagSettings>('kit.tag', () => ({}))
  if (!settings['scripts']) Object.assign(settings, tag?.dataset, { scripts: new URL('./', address).href })
  return settings
}

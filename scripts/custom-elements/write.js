// @ts-check
/** `npm run elements` writes docs/elements.md. The builds write what editors and assistants read beside the elements. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createManifest, describeElements } from '../custom-elements.js'
import { workspace } from '../publish/contents.js'
import { isMain, root } from '../setup.js'
import { vsCodeData, webTypes } from './editors.js'
import { elementsPage, llmsText } from './page.js'

/** @param {string} folder Of the built elements. */
export function writeDescriptions(folder) {
  const elements = describeElements()
  const { version } = workspace('widgets')
  const json = {
    'custom-elements.json': createManifest(),
    'html-custom-data.json': vsCodeData(elements),
    'web-types.json': webTypes(elements, { name: '@bnw/widgets', version })
  }
  for (const [file, value] of Object.entries(json))
    writeFileSync(join(folder, file), JSON.stringify(value, null, 2))
  writeFileSync(join(folder, 'llms.txt'), llmsText(elements))
}

if (isMain(import.meta.url))
  writeFileSync(join(root, 'docs', 'elements.md'), elementsPage(describeElements()))

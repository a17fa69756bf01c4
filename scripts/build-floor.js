// @ts-check
/**
 * What every element is measured against: the least that React in a custom element can weigh, bundled as ours are.
 */
import { join } from 'node:path'

import { build } from 'vite'

import { root } from './build-elements.js'

export const FLOOR = join(root, '.cache', 'floor', 'floor.js')

const SOURCE = `
  import r2wc from '@r2wc/react-to-web-component'
  import { createElement, useState } from 'react'

  function Hello() {
    const [count, setCount] = useState(0)
    return createElement('button', { onClick: () => setCount(count + 1) }, 'Hello ', count)
  }

  customElements.define('floor-hello', r2wc(Hello, { shadow: 'open' }))
`

/** @returns {import('vite').Plugin} */
export function floorSource() {
  return {
    name: 'bnw:floor',
    resolveId: { filter: { id: /^virtual:floor$/ }, handler: () => join(root, 'floor.js') },
    load: { filter: { id: /[\\/]floor\.js$/ }, handler: () => SOURCE }
  }
}

/** @returns {Promise<string>} The built file. */
export async function buildFloor() {
  await build({ configFile: join(root, 'vite.config.ts'), mode: 'floor', logLevel: 'warn' })
  return FLOOR
}

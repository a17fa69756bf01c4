/** Everything in one classic script, for pages that can load no modules. Its tag takes the data attributes of bnw.js. */
import './single-settings.ts'

import { elements } from './elements.ts'

/** Keeps the bundler from dropping what does nothing but define itself. */
export const tags = Object.keys(elements)

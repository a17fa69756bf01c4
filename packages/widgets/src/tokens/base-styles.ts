import { privateTokens } from './private-tokens.ts'
import tokens from './tokens.css?inline'
import widget from './widget.css?inline'

/**
 * The style sheet of every element: private tokens, box, typography, focus, motion.
 *
 * @cssproperty --bnw-sticky-top - How far below the top of the window a sticky header of the page ends: what gets the focus scrolls clear of it, and bars of the element stay below it; `0px` if unset.
 */
export const baseStyles: string = privateTokens(tokens) + widget

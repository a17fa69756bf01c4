import { privateTokens } from './private-tokens.ts'
import tokens from './tokens.css?inline'
import widget from './widget.css?inline'

/** The sheet every element needs: private tokens, the element's own box, type, focus, motion. */
export const baseStyles: string = privateTokens(tokens) + widget

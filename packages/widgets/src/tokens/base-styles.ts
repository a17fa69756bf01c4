import { privateTokens } from './private-tokens.ts'
import tokens from './tokens.css?inline'
import widget from './widget.css?inline'

/** The style sheet of every element: private tokens, box, typography, focus, motion. */
export const baseStyles: string = privateTokens(tokens) + widget

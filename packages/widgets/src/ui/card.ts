import css from './card.css?inline'

/** The surface of a form that is not inside another surface. */
export const cardStyles = css

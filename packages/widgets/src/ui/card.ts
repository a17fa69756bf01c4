import css from './card.css?inline'

/** The ground of a form that stands alone. */
export const cardStyles = css

declare const kurusBrand: unique symbol
declare const momentBrand: unique symbol

/** A whole number of kuruş, 1/100 of a lira. Safe up to 9·10¹⁵. */
export type Kurus = number & { readonly [kurusBrand]: true }

/** An instant, in ms since 1970 UTC. */
export type Moment = number & { readonly [momentBrand]: true }

/** Marks a number as an amount. @param amount Whole kuruş; Infinity for no limit. */
/* @__NO_SIDE_EFFECTS__ */
export function kurus(amount: number): Kurus {
  return amount as Kurus
}

/** Marks a number as an instant. @param time In ms since 1970 UTC. */
/* @__NO_SIDE_EFFECTS__ */
export function moment(time: number): Moment {
  return time as Moment
}

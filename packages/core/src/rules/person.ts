/** ASCII only, so that no two user names look alike; 3 to 30 characters, the first a letter or digit. */
export const USERNAME = /^[A-Za-z\d][\w.-]{2,29}$/

/**
 * Without what separates or quotes addresses in the header of a mail: programs that send one may read several of it.
 * Without control and invisible characters either: two addresses that look alike would have an account each.
 */
export const EMAIL =
  /^(?!.*["(),;<>\p{C}\p{Default_Ignorable_Code_Point}])[^\s@]{1,64}@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

/** Letters of any language, space, apostrophe, hyphen and dot; 2 to 50 characters. */
export const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M} '’.-]{2,50}$/u

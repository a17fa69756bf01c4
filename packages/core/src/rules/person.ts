/** ASCII only, so that no two user names look alike; 3 to 30 characters, the first a letter or digit. */
export const USERNAME = /^[A-Za-z\d][\w.-]{2,29}$/

/** Without what separates or quotes addresses in the header of a mail: programs that send one may read several of it. */
export const EMAIL = /^(?!.*["(),;<>])[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

/** Letters of any language, space, apostrophe, hyphen and dot; 2 to 50 characters. */
export const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M} '’.-]{2,50}$/u

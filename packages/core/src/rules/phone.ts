/** Whether this is a Turkish mobile number in the format of requests: `+905000000001`. */
export function isTurkishMobile(phone: string): boolean {
  return /^\+905\d{9}$/.test(phone)
}

/** Whether this is a phone number in the format of requests: of any country, in Turkey only a mobile one. */
export function isPhone(phone: string): boolean {
  return phone.startsWith('+90') ? isTurkishMobile(phone) : /^\+[1-9]\d{7,14}$/.test(phone)
}

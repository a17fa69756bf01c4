import { fixture, press, typeInto, waitUntil } from './fixture.ts'

/** @param width Of the element's container, px. */
export async function showRegistration(attributes = '', width = 880): Promise<HTMLElement> {
  const place = await fixture(
    `<div style="width: ${width}px"><bnw-register ${attributes}></bnw-register></div>`
  )
  return waitUntil(() => place.querySelector<HTMLElement>('.register')?.parentElement, 'it is shown')
}

export const field = (view: HTMLElement, name: string) =>
  view.querySelector<HTMLInputElement>(`[name="${name}"]`)!

/** Enters a text as a person does: focuses the field, types, and leaves it. */
export async function fill(
  view: HTMLElement,
  name: string,
  text: string,
  { leave = true } = {}
): Promise<void> {
  const input = field(view, name)
  input.focus()
  await typeInto(input, text)
  if (leave) input.blur()
}

export function noteOf(view: HTMLElement, name: string): string {
  const ids = (field(view, name).getAttribute('aria-describedby') ?? '').split(' ')
  return ids
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}

export async function fillAll(view: HTMLElement): Promise<void> {
  const texts = {
    username: 'ayse',
    email: 'ayse@posta.example',
    password: 'Abcde1',
    confirmPassword: 'Abcde1',
    firstName: 'Ayşe',
    lastName: 'Işık',
    birthDate: '05031990',
    identityNumber: '11111111110',
    phone: '5000000001',
    city: 'izm',
    address: 'Deniz Sokak 1'
  }
  for (const [name, text] of Object.entries(texts)) await fill(view, name, text)
  await press(view, 'Kuralları kabul ediyorum')
}

export const send = (view: HTMLElement) => view.querySelector<HTMLElement>('[type="submit"]')!.click()

import { accountWords, countries } from '@bnw/core/account'
import { type Language, readDay, writeDay } from '@bnw/core/lib'
import { type Details, maskIdentity, maskPhone, profileWords } from '@bnw/core/profile'
import { $userProfile } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { useLanguage, useWords } from '../kit/index.ts'
import { Fact, type FactProps } from '../ui/fact.tsx'
import { WithDetails } from './details.tsx'
import { useId } from '../ui/use-id.ts'

/** The player's personal data, and why it cannot be changed here. */
export function Personal() {
  const words = useWords(profileWords)
  const heading = useId()
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.personal()}</h2>
      <p className="hint">{words.personalHint()}</p>
      <WithDetails rows={12} className="rows">
        {details => <Rows details={details} />}
      </WithDetails>
    </section>
  )
}

function Rows({ details }: { details: Details }) {
  const words = useWords(profileWords)
  const account = useWords(accountWords)
  const language = useLanguage()
  // Sparse details are completed as in the header.
  const known = useStore($userProfile)
  // Some gateways write a time behind the day.
  const birth = readDay(details.birthdate.slice(0, 10))
  const flag = (isOn?: boolean) => isOn !== undefined && (isOn ? words.on() : words.off())
  return (
    <dl className="rows">
      <Row label={words.name()}>{`${details.firstname} ${details.lastname}`.trim()}</Row>
      <Row label={words.username()}>{details.username || known?.username}</Row>
      <Row label={words.email()}>{details.email}</Row>
      <Row label={account.phone()}>{details.phone && <Masked text={maskPhone(details.phone)} />}</Row>
      <Row label={account.birthDate()}>{birth && writeDay(birth, language)}</Row>
      {(details.identity || details.country === 'TR') && (
        <Row label={account.identityNumber()}>
          {details.identity && <Masked text={maskIdentity(details.identity)} />}
        </Row>
      )}
      <Row label={account.country()}>{countryOf(details.country, language)}</Row>
      <Row label={account.city()}>{details.city}</Row>
      <Row label={account.address()}>{details.address}</Row>
      <Row label={account.currency()}>{details.currency}</Row>
      <Row label={account.sms()}>{flag(details.sms_optin)}</Row>
      <Row label={account.emails()}>{flag(details.email_optin)}</Row>
    </dl>
  )
}

function Row({ label, children }: FactProps) {
  const words = useWords(profileWords)
  return <Fact label={label}>{children || <span className="none">{words.notGiven()}</span>}</Fact>
}

/** Screen readers read it without the dots. */
export function Masked({ text }: { text: string }) {
  const words = useWords(profileWords)
  return (
    <>
      <span className="number" aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden">
        {text.replace(/[•\s]*•[•\s]*/, ' … ').trim()}, {words.hiddenPart()}
      </span>
    </>
  )
}

function countryOf(code: string, language: Language): string {
  return countries(language).find(({ id }) => id === code)?.label ?? code
}

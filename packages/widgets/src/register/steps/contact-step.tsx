import { accountWords, MAX_ADDRESS_LENGTH, provinces, TURKEY } from '@bnw/core/account'
import { formWords, writeAnyPhone, writePhone } from '@bnw/core/lib'
import { cleanCodeWord } from '@bnw/core/rules'
import { useState } from 'react'

import { lazily, useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import { Field } from '../../ui/field.tsx'
import { ShapedField } from '../../ui/shaped-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Step, type StepProps } from './step.tsx'

/** Loaded when the player opens it, which most do not. */
const RulesDialog = lazily(async () => (await import('../rules-dialog.tsx')).RulesDialog)

const cities = provinces.map(name => ({ id: name, label: name }))

/** Address, codes and consents. */
export function ContactStep({ form, values, isCurrent }: StepProps) {
  const words = useWords(accountWords)
  const forms = useWords(formWords)
  const city = { label: words.city(), autoComplete: 'address-level1', 'aria-required': true }
  return (
    <Step title={words.steps.contact()} isCurrent={isCurrent}>
      <ShapedField
        label={words.phone()}
        type="tel"
        autoComplete="tel-national"
        placeholder="0500 000 00 01"
        shape={values.country === TURKEY ? writePhone : writeAnyPhone}
        aria-required
        {...form.value('phone')}
      />
      {values.country === TURKEY ? (
        <ComboBox {...city} options={cities} nothingLabel={forms.nothingFound()} {...form.value('city')} />
      ) : (
        <Field {...city} maxLength={100} {...form.text('city')} />
      )}
      <TextArea
        className="wide"
        label={words.address()}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        aria-required
        {...form.text('address')}
      />
      <Field
        label={words.currency()}
        name="currency"
        message={form.text('currency').message}
        value={words.lira()}
        readOnly
        dense
      />
      <Field
        label={words.referenceNumber()}
        autoComplete="off"
        maxLength={100}
        hint={forms.optional()}
        {...form.text('referenceNumber')}
      />
      <PromotionCode {...form.value('promotionCode')} />
      <div className="consents wide" role="group" aria-label={words.consents()}>
        <CheckBox label={words.sms()} {...form.check('wantsSms')} />
        <CheckBox label={words.emails()} {...form.check('wantsEmail')} />
        <Rules {...form.check('acceptsRules')} />
      </div>
    </Step>
  )
}

interface PromotionCodeProps {
  name: string
  value: string
  message: string | undefined
  onValue: (code: string) => void
  onBlur: () => void
}

/** Collapsed unless a link or the player has filled it in, or the gateway refuses it. */
function PromotionCode({ value, onValue, ...field }: PromotionCodeProps) {
  const words = useWords(accountWords)
  const [isOpen, setOpen] = useState(value !== '')
  return (
    <details
      className="promotion"
      open={isOpen || field.message !== undefined}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>{words.hasPromotionCode()}</summary>
      <Field
        label={words.promotionCode()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        hint={formWords.optional()}
        value={value}
        onChange={event => onValue(cleanCodeWord(event.target.value))}
        {...field}
      />
    </details>
  )
}

interface RulesProps {
  name: string
  checked: boolean
  message: string | undefined
  onValue: (isChecked: boolean) => void
}

/** The rules open in a dialog, so that the form keeps its input. */
function Rules(box: RulesProps) {
  const words = useWords(accountWords)
  const [isOpen, setOpen] = useState(false)
  const accept = () => {
    box.onValue(true)
    setOpen(false)
  }
  return (
    <>
      <CheckBox label={words.acceptRules()} required {...box}>
        <Button kind="text" size="small" onClick={() => setOpen(true)}>
          {words.readRules()}
        </Button>
      </CheckBox>
      {isOpen && <RulesDialog onAccept={accept} onClose={() => setOpen(false)} />}
    </>
  )
}

import { useMemo, useState, type Ref } from 'react'
import { FREQUENT_COUNTRIES, sortedCountries } from '@tomogolf/format/countries'
import { useI18n } from '../i18n/i18n.tsx'
import {
  callingCode,
  joinPhone,
  PHONE_REGIONS,
  splitPhone,
  formatTypedPhone,
  type Phone,
} from './phone-number.ts'
import { FieldGroup } from './Field.tsx'
import { Select, TextInput } from './Input.tsx'

type PhoneFieldProps = {
  label: string
  hint?: string
  /** The number with its country code. */
  value: string
  /** Country of the user, preselects the country code. */
  country: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  ref?: Ref<HTMLInputElement>
}

/** Country code and number. A number typed with a country code selects the country. */
export function PhoneField({
  label,
  hint,
  value,
  country,
  error,
  onChange,
  onBlur,
  ref,
}: PhoneFieldProps) {
  const { t, language } = useI18n()
  const [phone, setPhone] = useState(() => splitPhone(value, country, language))
  const regions = useMemo(() => sortedCountries(language, PHONE_REGIONS), [language])
  const change = (next: Phone) => {
    setPhone(next)
    onChange(joinPhone(next))
  }
  const type = (input: HTMLInputElement) => {
    // digits are grouped only while typing at the end: elsewhere the cursor would jump
    const appending =
      input.selectionStart === input.value.length && input.value.length > phone.number.length
    change(
      appending
        ? formatTypedPhone(input.value, phone.region)
        : { region: phone.region, number: input.value },
    )
  }
  const invalid = error ? true : undefined
  const option = (code: string, name: string) => (
    <option key={code} value={code}>
      {callingCode(code)} {name}
    </option>
  )
  const frequent = regions.filter(({ code }) =>
    (FREQUENT_COUNTRIES as readonly string[]).includes(code),
  )
  return (
    <FieldGroup label={label} error={error} hint={hint} required>
      <div className="grid grid-cols-[minmax(0,10.75rem)_minmax(8.5rem,1fr)] gap-2">
        <Select
          aria-label={t('common.phone.code')}
          aria-invalid={invalid}
          autoComplete="tel-country-code"
          value={phone.region}
          onBlur={onBlur}
          className="truncate"
          onChange={(event) => change(formatTypedPhone(phone.number, event.currentTarget.value))}
        >
          <option value="">{t('common.phone.code')}</option>
          <optgroup label={t('common.countries.frequent')}>
            {frequent.map(({ code, name }) => option(code, name))}
          </optgroup>
          <optgroup label={t('common.countries.all')}>
            {regions
              .filter((region) => !frequent.includes(region))
              .map(({ code, name }) => option(code, name))}
          </optgroup>
        </Select>
        <TextInput
          ref={ref}
          aria-label={label}
          aria-invalid={invalid}
          aria-required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          value={phone.number}
          onChange={(event) => type(event.currentTarget)}
          onBlur={() => {
            change(formatTypedPhone(phone.number, phone.region))
            onBlur()
          }}
        />
      </div>
    </FieldGroup>
  )
}

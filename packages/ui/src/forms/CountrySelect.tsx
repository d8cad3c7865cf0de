import { useMemo, type ComponentProps } from 'react'
import { countryNamer, FREQUENT_COUNTRIES, sortedCountries } from '@tomogolf/format/countries'
import { useI18n } from '../i18n/i18n.tsx'
import { Select } from './Input.tsx'

/** All countries, named in the page's language; the frequent ones come first. */
export function CountrySelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  const { t, language } = useI18n()
  const { all, nameOf } = useMemo(
    () => ({ all: sortedCountries(language), nameOf: countryNamer(language) }),
    [language],
  )
  return (
    <Select autoComplete="country" {...props}>
      <option value="">{t('common.select.choose')}</option>
      <optgroup label={t('common.countries.frequent')}>
        {FREQUENT_COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('common.countries.all')}>
        {all
          .filter(({ code }) => !(FREQUENT_COUNTRIES as readonly string[]).includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </optgroup>
    </Select>
  )
}

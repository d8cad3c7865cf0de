import { useState } from 'react'
import { Plus } from 'lucide-react'
import {
  LANGUAGE_CODES,
  POPULAR_LANGUAGES,
  type LanguageCode,
} from '@tomogolf/domain/people/language-codes'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { languageName } from '@tomogolf/format/language-name'
import { Chip, ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'

type LanguagePickerProps = {
  value: readonly LanguageCode[]
  most: number
  error: string | undefined
  onChange: (value: LanguageCode[]) => void
}

/** Picks spoken languages, popular ones first, up to the maximum of a profile. */
export function LanguagePicker({ value, most, error, onChange }: LanguagePickerProps) {
  const { t, language } = useI18n()
  const [all, setAll] = useState(value.some((code) => !POPULAR_LANGUAGES.includes(code)))
  const [refused, setRefused] = useState(false)
  const choose = (code: LanguageCode, selected: boolean) => {
    const full = selected && value.length >= most
    setRefused(full)
    if (!full) onChange(selected ? [...value, code] : value.filter((known) => known !== code))
  }
  const shown = all ? LANGUAGE_CODES : POPULAR_LANGUAGES
  const options = shown.map((code) => ({
    value: code,
    label: <span lang={language === 'ja' ? code : undefined}>{languageName(t, code)}</span>,
  }))
  return (
    <FieldGroup
      label={t('account.profile.languages')}
      required
      note={t('account.profile.languagesCount', { count: value.length, max: most })}
      error={error ?? (refused ? t('account.profile.languagesFull', { max: most }) : undefined)}
    >
      <div className="flex flex-wrap gap-2">
        <ChipGroup name="languages" options={options} value={value} onChange={choose} />
        {!all && (
          <Chip onClick={() => setAll(true)}>
            <Plus className="size-4" />
            {t('account.profile.moreLanguages')}
          </Chip>
        )}
      </div>
    </FieldGroup>
  )
}

import { LANGUAGES, LANGUAGE_NAMES, languageTag, type Language } from '@tomogolf/phrases/languages'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'

/** The operator's own language; messages to users stay in the language of the user. */
export function AdminLanguage() {
  const { t, language, switchTo } = useI18n()
  const choose = (next: Language) => {
    void switchTo(next).then(() => {
      document.documentElement.lang = languageTag(next)
    })
  }
  return (
    <Select
      aria-label={t('common.changeLanguage')}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
      boxClassName="min-h-11! border-line! px-2.5!"
      className="-mr-6! min-h-10! pr-6! text-xs!"
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={languageTag(code)}>
          {LANGUAGE_NAMES[code].own}
        </option>
      ))}
    </Select>
  )
}

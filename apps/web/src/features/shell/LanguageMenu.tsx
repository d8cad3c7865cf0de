import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { LANGUAGES, LANGUAGE_NAMES, languageTag, type Language } from '@tomogolf/phrases/languages'
import { track } from '../../lib/analytics.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import { cachedMe } from '../../queries/session.ts'

/** Switches the language in place, for a user's mails too, and removes `?lang=` from the URL. */
export function useLanguageChange(): (language: Language) => void {
  const { switchTo, t } = useI18n()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (language) => {
    track('language_change', { language })
    if (cachedMe(queryClient))
      void import('../../lib/save-language.ts').then(
        ({ saveLanguage }) => saveLanguage(queryClient, t, language),
        () => undefined,
      )
    void switchTo(language).then(() =>
      navigate({
        to: '.',
        search: (known) => ({ ...known, lang: undefined }),
        replace: true,
        resetScroll: false,
      }),
    )
  }
}

export function LanguageMenu() {
  const { t, language } = useI18n()
  const change = useLanguageChange()
  const items = LANGUAGES.map((code) => ({
    id: code,
    label: LANGUAGE_NAMES[code].own,
    lang: languageTag(code),
    checked: code === language,
    onSelect: () => change(code),
  }))
  return (
    <MenuButton
      items={items}
      label={t('common.language')}
      className="inline-flex min-h-11 items-center gap-2 rounded-m px-3 text-s font-semibold text-text-2 hover:bg-surface-2 hover:text-text"
    >
      <Globe />
      {LANGUAGE_NAMES[language].short}
      <span className="sr-only">
        , {LANGUAGE_NAMES[language].own}. {t('common.changeLanguage')}
      </span>
    </MenuButton>
  )
}

import type { PageSettings } from '@tomogolf/domain/settings'
import type { Fill } from '@tomogolf/format/article-text'
import { pageValues, type PageValues } from '@tomogolf/format/page-values'
import type { Translate } from '@tomogolf/phrases/translator'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSettings } from '../../queries/settings.ts'

const made = new WeakMap<PageSettings, WeakMap<Translate, PageValues>>()
/** Computed once for all lines of a page. */
export function useValues(): PageValues {
  const { t, language } = useI18n()
  const settings = useSettings()
  const ofSettings = made.get(settings) ?? new WeakMap<Translate, PageValues>()
  const values = ofSettings.get(t) ?? pageValues(settings, language, t)
  made.set(settings, ofSettings.set(t, values))
  return values
}

/** Fills in the values of a text. */
export function useFill(): Fill {
  const t = useT()
  const values = useValues()
  return (text) => t.fill(text, values)
}

import { tDynamic, type Translate } from '@tomogolf/phrases/translator'

/**
 * The name of a spoken language from its code: in the page's language ("Japanese"), on Japanese
 * pages in the language itself ("English", "한국어"). An unknown code is returned unchanged. Not
 * taken from Intl: every game card shows some, and the first name takes 100 ms on a phone.
 */
export const languageName = (t: Translate, code: string): string =>
  t.has(`common.speaks.${code}`) ? tDynamic(t)(`common.speaks.${code}`) : code

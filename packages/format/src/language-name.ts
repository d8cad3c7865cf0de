import { tDynamic, type Translate } from '@tomogolf/phrases/translator'

/**
 * A language that somebody speaks, from its code: in the page's language ("Japanese"), on Japanese pages in itself ("English", "한국어"). An unknown code
 * stays as it is. Phrases and not Intl's names: every card of a game has some, and the first of Intl's takes a telephone a tenth of a second.
 */
export const languageName = (t: Translate, code: string): string =>
  t.has(`common.speaks.${code}`) ? tDynamic(t)(`common.speaks.${code}`) : code

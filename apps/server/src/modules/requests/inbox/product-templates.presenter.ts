import { THREAD_KINDS, type ThreadKind } from '@tomogolf/domain/requests'
import { LANGUAGES, type Language } from '@tomogolf/phrases'
import type { Phrase } from '../../../platform/phrases.ts'

/** What an operator fills in. */
const SLOT: Record<ThreadKind, string> = {
  booking: '{tee_times}',
  rental: '{clubs}',
  contact: '{answer}',
  report: '{answer}',
  appeal: '{answer}',
}

/** The templates of the product, one for each kind. The team adds its own. */
export const productTemplates = (
  phrase: Phrase,
): { readonly kind: ThreadKind; readonly texts: Record<Language, string> }[] =>
  THREAD_KINDS.map((kind) => ({
    kind,
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, compose(phrase, language, kind)]),
    ) as Record<Language, string>,
  }))

const compose = (phrase: Phrase, language: Language, kind: ThreadKind): string =>
  [
    phrase(language, 'answers.letter.greeting', { name: '{name}' }),
    phrase(language, `answers.letter.${kind}.text`, { gap: SLOT[kind] }),
    phrase(language, 'answers.letter.close'),
  ].join('\n\n')

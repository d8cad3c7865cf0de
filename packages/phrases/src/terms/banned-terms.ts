import type { Language } from '../languages.ts'
import type { BannedTerm } from './banned-term.types.ts'
import { TERMS as en } from './en.data.ts'
import { TERMS as ja } from './ja.data.ts'
import { TERMS as ko } from './ko.data.ts'
import { TERMS as zh } from './zh.data.ts'

const TERMS: Record<Language, readonly BannedTerm[]> = { en, ja, ko, zh }

/** What a text says that the glossary of its language replaces; see docs/writing.md. */
export const findBannedTerms = (language: Language, key: string, text: string): string[] =>
  TERMS[language]
    .filter(({ banned, except }) => banned.test(text) && !except?.includes(key))
    .map(
      ({ banned, use }) =>
        `${language} ${key}: “${banned.exec(text)?.[0]}” → ${use} (in: ${text.slice(0, 160)})`,
    )

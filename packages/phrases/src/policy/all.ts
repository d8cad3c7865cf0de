import type { Language } from '../languages.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import en from './en.ts'
import ja from './ja.ts'
import ko from './ko.ts'
import zh from './zh.ts'

/** The cancellation policy in all languages, for the server. Pages load one. */
export const CANCELLATION_POLICY: Readonly<Record<Language, CancellationPolicy>> = {
  en,
  ja,
  ko,
  zh,
}

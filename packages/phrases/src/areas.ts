import type answers from './areas/answers/en.ts'
import type common from './areas/common/en.ts'
import type email from './areas/email/en.ts'
import type errors from './areas/errors/en.ts'
import type home from './areas/home/en.ts'

/** The areas and their English phrases, which every key and placeholder is checked against. A new area is one line in each list. */
export interface Areas {
  answers: typeof answers
  common: typeof common
  email: typeof email
  errors: typeof errors
  home: typeof home
}
export type Area = keyof Areas

export const AREAS = ['answers', 'common', 'email', 'errors', 'home'] as const satisfies readonly Area[]
/** Loaded with every page, as one file a language (`core/`); the other areas come with the routes that name them. */
export const CORE_AREAS: readonly Area[] = ['common', 'errors', 'home']

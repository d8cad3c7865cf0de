import type { Contents } from '../../content/pages.ts'
import type { Block } from '../../content/types.ts'
import { fill, plain, plainText } from './text.ts'

type Values = Readonly<Record<string, string>>
export type Answered = { readonly id: string; readonly q: string; readonly a: readonly Block[] }
export type Category = {
  readonly id: string
  readonly title: string
  readonly questions: readonly Answered[]
}

export const categoriesOf = (faq: Contents['faq']): Category[] =>
  Object.entries(faq.categories).map(([id, { title, questions }]) => ({
    id,
    title,
    questions: Object.entries<Omit<Answered, 'id'>>(questions).map(([question, { q, a }]) => ({
      id: question,
      q,
      a,
    })),
  }))

/** Normalizes width, case and accents: ＱＲ finds QR. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')

/**
 * The questions whose text contains every search term, by category. An empty search returns all of
 * them.
 */
export function searchFaq(
  categories: readonly Category[],
  typed: string,
  values: Values,
): Category[] {
  const words = bare(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return [...categories]
  return categories.flatMap((category) => {
    const questions = category.questions.filter(({ q, a }) => {
      const text = bare(`${plain(fill(q, values))}\n${plainText(a, values)}`)
      return words.every((word) => text.includes(word))
    })
    return questions.length ? [{ ...category, questions }] : []
  })
}

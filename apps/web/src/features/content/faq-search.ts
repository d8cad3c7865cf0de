import type { Contents } from '../../content/pages.ts'
import type { Block } from '../../content/types.ts'
import { plain, plainText, type Fill } from '@tomogolf/format/article-text'

export type Answered = {
  readonly id: string
  readonly question: string
  readonly answer: readonly Block[]
}
export type Category = {
  readonly id: string
  readonly title: string
  readonly questions: readonly Answered[]
}

export const categoriesOf = (faq: Contents['faq']): Category[] =>
  Object.entries(faq.categories).map(([id, { title, questions }]) => ({
    id,
    title,
    questions: Object.entries<{ q: string; a: readonly Block[] }>(questions).map(
      ([key, entry]) => ({
        id: key,
        question: entry.q,
        answer: entry.a,
      }),
    ),
  }))

/** Normalizes width, case and accents: ＱＲ finds QR. */
const normalize = (text: string) =>
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
export function searchFaq(categories: readonly Category[], typed: string, fill: Fill): Category[] {
  const terms = normalize(typed).split(/\s+/).filter(Boolean)
  if (!terms.length) return [...categories]
  return categories.flatMap((category) => {
    const questions = category.questions.filter(({ question, answer }) => {
      const text = normalize(`${plain(fill(question))}\n${plainText(answer, fill)}`)
      return terms.every((term) => text.includes(term))
    })
    return questions.length ? [{ ...category, questions }] : []
  })
}

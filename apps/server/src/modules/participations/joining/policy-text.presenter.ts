import type { PageSettings } from '@tomogolf/domain/settings'
import { plain, textsOf } from '@tomogolf/format/article-text'
import { pageValues } from '@tomogolf/format/page-values'
import type { Language } from '@tomogolf/phrases'
import type { Block } from '@tomogolf/phrases/articles'
import { CANCELLATION_POLICY } from '@tomogolf/phrases/policy/all'
import type { Phrase } from '../../../platform/phrases.ts'

/** The whole cancellation policy with its current amounts and hours, as its page shows it. */
export function policyText(phrase: Phrase, language: Language, settings: PageSettings): string {
  const t = phrase.translator(language)
  const values = pageValues(settings, language, t)
  const show = (text: string) => plain(t.fill(text, values))
  const { title, lead, sections } = CANCELLATION_POLICY[language]
  return [
    `${show(title)}\n\n${show(lead)}`,
    ...Object.values(sections).map((section) =>
      [show(section.title), ...section.blocks.flatMap((block) => linesOf(block).map(show))].join(
        '\n',
      ),
    ),
  ].join('\n\n')
}

/** One line for each point of a list and each row of a table. */
function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list.map((point) => `• ${point}`)
  return 'rows' in block ? block.rows.map(([label, text]) => `${label}: ${text}`) : textsOf(block)
}

import type { Phrase } from '../../platform/phrases.ts'
import type { Request } from './requests.repository.ts'

/** What an operator still has to fill in; a letter with a gap does not go out. */
export const GAP = '[…]'

/** An answer begun in the sender's language, by what they asked for. */
export function answerTemplate(
  r: Pick<Request, 'kind' | 'reference' | 'language' | 'name'>,
  phrase: Phrase,
): { subject: string; text: string } {
  const say = (key: string, params: Record<string, string> = {}) =>
    phrase(r.language, `answers.letter.${key}`, params)
  return {
    subject: say(`${r.kind}.subject`, { reference: r.reference }),
    text: [
      say('greeting', { name: r.name }),
      say(`${r.kind}.text`, { gap: GAP }),
      say('close'),
    ].join('\n\n'),
  }
}

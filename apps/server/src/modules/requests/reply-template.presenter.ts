import type { Phrase } from '../../platform/phrases.ts'
import type { Request } from './requests.repository.ts'

/** Marks what an operator still has to fill in; a reply that contains it is not sent. */
export const PLACEHOLDER = '[…]'

/** A draft of the reply to a request, in the language of its sender. */
export function composeReply(
  request: Pick<Request, 'kind' | 'reference' | 'language' | 'name'>,
  phrase: Phrase,
): { subject: string; text: string } {
  const translate = (key: string, params: Record<string, string> = {}) =>
    phrase(request.language, `answers.letter.${key}`, params)
  return {
    subject: translate(`${request.kind}.subject`, { reference: request.reference }),
    text: [
      translate('greeting', { name: request.name }),
      translate(`${request.kind}.text`, { gap: PLACEHOLDER }),
      translate('close'),
    ].join('\n\n'),
  }
}

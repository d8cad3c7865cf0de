import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import { ApiError } from '@tomogolf/api-client/api-error.ts'

/**
 * The field errors of a validation response, the first of each field. A nested path (`languages.0`) belongs to its
 * first segment. Empty for any other error.
 */
export function fieldProblems<F extends string>(
  error: unknown,
  fields: readonly F[],
): [field: F, message: string][] {
  if (!(error instanceof ApiError)) return []
  const messages = new Map<F, string>()
  for (const { path, message } of error.details) {
    const field = fields.find((known) => known === path.split('.')[0])
    if (field && !messages.has(field)) messages.set(field, message)
  }
  return [...messages]
}

/** The text of a field error: the phrase that a form rule names, or the message of the server. */
export const fieldMessage = (t: Translate, message: string | undefined): string | undefined =>
  message !== undefined && t.has(message) ? tDynamic(t)(message) : message

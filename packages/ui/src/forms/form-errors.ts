import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import { ApiError } from '@tomogolf/api-client/api-error.ts'

/**
 * The first error of each field in a validation response; empty for any other error. A nested path
 * (`languages.0`) belongs to its first segment.
 */
export function fieldProblems<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): [field: Name, message: string][] {
  if (!(error instanceof ApiError)) return []
  const messages = new Map<Name, string>()
  for (const { path, message } of error.details) {
    const field = fields.find((known) => known === path.split('.')[0])
    if (field && !messages.has(field)) messages.set(field, message)
  }
  return [...messages]
}

/** The text of a field error: the phrase that a form rule names, or the message of the server. */
export const fieldMessage = (t: Translate, message: string | undefined): string | undefined =>
  message !== undefined && t.has(message) ? tDynamic(t)(message) : message

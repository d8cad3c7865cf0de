import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import { ApiError } from '@tomogolf/api-client/api-error.ts'

/**
 * The problems that the server found in a form's fields, first of each: a nested path (`languages.0`) belongs to its first part.
 * Empty when the error is about something else.
 */
export function fieldProblems<F extends string>(
  error: unknown,
  fields: readonly F[],
): [field: F, message: string][] {
  if (!(error instanceof ApiError)) return []
  const found = new Map<F, string>()
  for (const { path, message } of error.details) {
    const field = fields.find((known) => known === path.split('.')[0])
    if (field && !found.has(field)) found.set(field, message)
  }
  return [...found]
}

/** What stands under a field: a phrase that the form's rules named, or the server's own words. */
export const told = (t: Translate, message: string | undefined): string | undefined =>
  message !== undefined && t.has(message) ? tDynamic(t)(message) : message

import { STATEMENT_PREFIX } from '../account.ts'
import { badParameter } from '../errors.ts'
import type { Params } from '../http/params.ts'

// https://docs.stripe.com/get-started/account/statement-descriptors: prefix, asterisk, space and
// suffix have 5 to 22 characters together, are Latin, and each part has a letter
const LONGEST = 22
const FORBIDDEN = /[<>\\'"*]/
const LATIN = /^[\u0020-\u007e\u00a0-\u017f]*$/

/** Text on the statement after the account's prefix; the full text of cards cannot be set. */
export function readStatementSuffix(params: Params): string | null {
  if (params.has('statement_descriptor'))
    throw badParameter(
      'The statement_descriptor parameter is not supported for PaymentIntents with a card. Use statement_descriptor_suffix instead.',
      'statement_descriptor',
    )
  const suffix = params.text('statement_descriptor_suffix') ?? null
  if (suffix === null) return null
  const problem = problemOf(suffix)
  if (problem) throw badParameter(problem, 'statement_descriptor_suffix')
  return suffix
}

function problemOf(suffix: string): string | null {
  if (!LATIN.test(suffix))
    return 'The statement descriptor suffix must contain Latin characters only.'
  if (FORBIDDEN.test(suffix))
    return `The statement descriptor suffix cannot contain any of < > \\ ' " *.`
  if (!/[A-Za-z]/.test(suffix))
    return 'The statement descriptor suffix must contain at least one letter.'
  return statementOf(suffix).length > LONGEST
    ? `The statement descriptor can be at most ${LONGEST} characters: '${statementOf(suffix)}'.`
    : null
}

/** What the statement of the card shows: capital letters, as the provider forms it. */
export const statementOf = (suffix: string | null): string =>
  suffix === null ? STATEMENT_PREFIX : `${STATEMENT_PREFIX}* ${suffix}`.toUpperCase()

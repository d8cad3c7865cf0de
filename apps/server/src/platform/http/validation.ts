import type { z } from 'zod'
import type { Endpoint } from '@tomogolf/contract/api/endpoint'
import type { ErrorDetail } from '@tomogolf/contract/api/errors'
import type { Phrase } from '../phrases.ts'
import type { Language } from '@tomogolf/phrases'

export type Input = { params: unknown; query: unknown; body: unknown }
export type Validated =
  | { ok: true; input: Input }
  | { ok: false; notFound: boolean; details: { path: string; issue: z.core.$ZodIssue }[] }

/**
 * Validates params, query and body together, so that all problems are reported at once. A malformed
 * id is "not found".
 */
export function validate(endpoint: Endpoint, input: Input): Validated {
  // the reported input distinguishes a missing value from one of the wrong type
  const options = { reportInput: true }
  const params = endpoint.params?.safeParse(input.params)
  const query = endpoint.query?.safeParse(input.query, options)
  const body = endpoint.body?.safeParse(input.body, options)
  if (params && !params.success) return { ok: false, notFound: true, details: [] }
  const details = [query, body].flatMap((part) =>
    part && !part.success
      ? part.error.issues.map((issue) => ({ path: issue.path.join('.'), issue }))
      : [],
  )
  if (details.length) return { ok: false, notFound: false, details }
  return { ok: true, input: { params: params?.data, query: query?.data, body: body?.data } }
}

/** A problem in the caller's language; each code has a phrase `errors.field.CODE`. */
export function toDetail(
  { path, issue }: { path: string; issue: z.core.$ZodIssue },
  phrase: Phrase,
  language: Language,
): ErrorDetail {
  const { code, params } = kindOf(issue)
  return { path, code, message: phrase(language, `errors.field.${code}`, params) }
}

type Kind = { code: string; params?: Record<string, string | number> }

function kindOf(issue: z.core.$ZodIssue): Kind {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { code: 'required' }
        : { code: 'type', params: { expected: issue.expected } }
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1
          ? { code: 'required' }
          : { code: 'too_short', params: { min: Number(issue.minimum) } }
      if (issue.origin === 'array')
        return { code: 'too_few', params: { min: Number(issue.minimum) } }
      return {
        code: issue.inclusive === false ? 'not_above' : 'too_small',
        params: { min: Number(issue.minimum) },
      }
    case 'too_big':
      if (issue.origin === 'string')
        return { code: 'too_long', params: { max: Number(issue.maximum) } }
      return issue.origin === 'array'
        ? { code: 'too_many', params: { max: Number(issue.maximum) } }
        : { code: 'too_big', params: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return {
        code:
          issue.format === 'email'
            ? 'email'
            : issue.format === 'datetime' || issue.format === 'date'
              ? 'date'
              : 'format',
      }
    case 'invalid_value':
      return { code: 'choice' }
    case 'custom':
      return customKind(issue.params)
    default:
      return { code: 'format' }
  }
}

/** A refinement of the contract names its code, and the values of the code's phrase. */
function customKind(params: unknown): Kind {
  const { code = 'format', values } = (params ?? {}) as {
    code?: string
    values?: Record<string, string | number>
  }
  return { code, ...(values && { params: values }) }
}

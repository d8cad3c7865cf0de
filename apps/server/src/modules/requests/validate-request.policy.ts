import type { ErrorDetail } from '@tomogolf/contract/api/errors'
import { fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Phrase } from '../../platform/phrases.ts'
import type { Refused } from '../../platform/refusal.ts'
import { parsePhone } from '../../platform/phone.ts'
import type { RequestInput } from './request-input.types.ts'

type Problem = { readonly path: string; readonly code: string; readonly phrase: string }

/** Problems that the schema cannot find: dates in the past and impossible phone numbers. */
function findProblems(input: RequestInput, now: Instant): Problem[] {
  const inThePast = (path: string, isPast: boolean) =>
    isPast ? [{ path, code: 'past', phrase: 'errors.field.past' }] : []
  const invalidPhone = (path: string, phone: string) =>
    parsePhone(phone) === null ? [{ path, code: 'phone', phrase: 'errors.INVALID_PHONE' }] : []
  if (input.kind === 'booking')
    return [
      ...inThePast('from', input.fields.from < japanDate(now)),
      ...invalidPhone('phone', input.fields.phone),
    ]
  if (input.kind === 'rental')
    return [
      ...inThePast('teeTime', fromJapanText(input.fields.teeTime)! < now),
      ...invalidPhone('mobile', input.fields.mobile),
    ]
  return []
}

/** The refusal of an invalid request with all its problems; null when it is valid. */
export function validateRequest(
  input: RequestInput,
  now: Instant,
  language: Language,
  phrase: Phrase,
): Refused<'INVALID_PHONE' | 'VALIDATION_ERROR'> | null {
  const problems = findProblems(input, now)
  if (problems.length === 0) return null
  const refused = problems.every(({ code }) => code === 'phone')
    ? 'INVALID_PHONE'
    : 'VALIDATION_ERROR'
  return {
    refused,
    details: problems.map((problem): ErrorDetail => ({
      path: problem.path,
      code: problem.code,
      message: phrase(language, problem.phrase),
    })),
  }
}

/** Stores phone numbers as E.164. The input must be valid. */
export function normalisePhone(input: RequestInput): RequestInput {
  if (input.kind === 'booking')
    return { ...input, fields: { ...input.fields, phone: parsePhone(input.fields.phone)! } }
  if (input.kind === 'rental')
    return { ...input, fields: { ...input.fields, mobile: parsePhone(input.fields.mobile)! } }
  return input
}

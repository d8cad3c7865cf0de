import type { ErrorDetail } from '@tomogolf/contract/errors'
import { fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Phrase } from '../../platform/phrases.ts'
import type { Refused } from '../../platform/refusal.ts'
import { parsePhone } from '../accounts/profile/phone.ts'
import type { Asked } from './request-input.ts'

type Problem = { readonly path: string; readonly code: string; readonly phrase: string }

/** What is wrong with a request that its form alone cannot show: days gone by, a number that is none. */
function problemsOf(asked: Asked, now: Instant): Problem[] {
  const past = (path: string, gone: boolean) =>
    gone ? [{ path, code: 'past', phrase: 'errors.field.past' }] : []
  const phone = (path: string, text: string) =>
    parsePhone(text) === null ? [{ path, code: 'phone', phrase: 'errors.INVALID_PHONE' }] : []
  if (asked.kind === 'booking')
    return [
      ...past('from', asked.fields.from < japanDate(now)),
      ...phone('phone', asked.fields.phone),
    ]
  if (asked.kind === 'rental')
    return [
      ...past('teeTime', fromJapanText(asked.fields.teeTime)! < now),
      ...phone('mobile', asked.fields.mobile),
    ]
  return []
}

export function refusalOf(
  asked: Asked,
  now: Instant,
  language: Language,
  phrase: Phrase,
): Refused<'INVALID_PHONE' | 'VALIDATION_ERROR'> | null {
  const problems = problemsOf(asked, now)
  if (problems.length === 0) return null
  const refused = problems.every((p) => p.code === 'phone') ? 'INVALID_PHONE' : 'VALIDATION_ERROR'
  return {
    refused,
    details: problems.map((p): ErrorDetail => ({
      path: p.path,
      code: p.code,
      message: phrase(language, p.phrase),
    })),
  }
}

/** Telephone numbers as they are kept: E.164. The number is known to be good. */
export function withPlainPhone(asked: Asked): Asked {
  if (asked.kind === 'booking')
    return { ...asked, fields: { ...asked.fields, phone: parsePhone(asked.fields.phone)! } }
  if (asked.kind === 'rental')
    return { ...asked, fields: { ...asked.fields, mobile: parsePhone(asked.fields.mobile)! } }
  return asked
}

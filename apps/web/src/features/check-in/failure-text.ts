import { ApiError } from '@tomogolf/api-client/api-error.ts'
import type { Translate } from '@tomogolf/phrases/translator'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import type { CheckInFailure } from './check-in-failure.ts'

/** Why a check-in failed. Without a code that has a phrase, the `error` of the response counts. */
export function failureText(
  t: Translate,
  { failure, error, host }: { failure: CheckInFailure; error: unknown; host: string },
): string {
  if (failure === 'wait') return t('checkin.wait', { host })
  const sent = error instanceof ApiError ? error.fields.error : undefined
  const hasPhrase = error instanceof ApiError && t.has(`errors.${error.code}`)
  return typeof sent === 'string' && sent !== '' && !hasPhrase ? sent : errorText(t, error)
}

import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { send } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { captchaToken } from '../lib/captcha.ts'
import { invalidateAfter } from '../queries/invalidation.ts'
import { captchaQuery } from '../queries/site.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  dequeueRequest,
  queuedRequests,
  type QueuedRequest,
  type RequestForm,
} from './request-outbox.ts'
import { local } from '@tomogolf/api-client/storage.ts'

const PAGES: Record<RequestForm, string> = {
  'booking-draft': '/book-japan-golf',
  'rental-draft': '/japan-golf-rental',
  'contact-draft': '/contact',
}
/** Milliseconds, long enough to read a reference. */
const TOAST_DURATION = 20_000
/** No network, the session has ended, or the server is busy: the request stays in the outbox. */
const TEMPORARY = [0, 401, 429, 500, 502, 503, 504]

/**
 * Sends forms that were submitted without a network. A form whose page is open is sent by that
 * page.
 */
export async function flushRequests(phrases: Phrases, queryClient: QueryClient): Promise<void> {
  for (const [form, request] of Object.entries(queuedRequests()) as [
    RequestForm,
    QueuedRequest,
  ][]) {
    // another user of this browser has left it
    if (request.by !== null && request.by !== local.get('user-email')) dequeueRequest(form)
    else if (location.pathname !== PAGES[form])
      await sendRequest(form, request, phrases, queryClient)
  }
}

async function sendRequest(
  form: RequestForm,
  { path, content, language, requestKey }: QueuedRequest,
  phrases: Phrases,
  queryClient: QueryClient,
): Promise<void> {
  await phrases.load(['device'])
  const { t } = phrases.current()
  try {
    const siteKey =
      local.get('user-email') === null ? (await queryClient.query(captchaQuery)).siteKey : null
    const body = {
      ...(JSON.parse(content) as object),
      language,
      requestKey,
      recaptchaToken: await captchaToken(siteKey, 'request'),
    }
    const { reference } = (await send('POST', path, body)) as ResultOf<'POST /api/contact'>
    local.remove(form)
    void invalidateAfter(queryClient, `POST ${path}`)
    toast({
      tone: 'success',
      title: t('device.request.sent'),
      description: t('device.request.reference', { reference }),
      duration: TOAST_DURATION,
    })
  } catch (error) {
    if (error instanceof ApiError && TEMPORARY.includes(error.status)) return
    // the draft of the form still holds the text
    toast({
      tone: 'danger',
      title: t('device.request.failed'),
      description: errorText(t, error),
      duration: TOAST_DURATION,
    })
  }
  dequeueRequest(form)
}

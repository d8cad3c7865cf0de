import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { send } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { captchaToken } from '../lib/captcha.ts'
import { invalidateAfter } from '../queries/invalidation.ts'
import { captchaQuery } from '../queries/site.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  forgetRequest,
  keptRequests,
  type KeptRequest,
  type RequestForm,
} from './request-outbox.ts'
import { local } from '@tomogolf/api-client/storage.ts'

const PAGES: Record<RequestForm, string> = {
  'booking-draft': '/book-japan-golf',
  'rental-draft': '/japan-golf-rental',
  'contact-draft': '/contact',
}
/** Long enough to read a reference. */
const LONG = 20_000
/** The server is busy, or the session is over: the same may be taken later. */
const LATER = [0, 401, 429, 500, 502, 503, 504]
let busy = false

/** Sends what was filled in without a network. A form whose page is open sends its own. */
export async function sendKeptRequests(phrases: Phrases, queryClient: QueryClient): Promise<void> {
  if (busy || !navigator.onLine) return
  busy = true
  try {
    for (const [form, one] of Object.entries(keptRequests()) as [RequestForm, KeptRequest][]) {
      // somebody else's, who sat here before
      if (one.by !== null && one.by !== local.get('user-email')) forgetRequest(form)
      else if (location.pathname !== PAGES[form]) await sendOne(form, one, phrases, queryClient)
    }
  } finally {
    busy = false
  }
}

async function sendOne(
  form: RequestForm,
  { path, content, language, requestKey }: KeptRequest,
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
      duration: LONG,
    })
  } catch (error) {
    if (error instanceof ApiError && LATER.includes(error.status)) return
    // what was typed is still in the form
    toast({
      tone: 'danger',
      title: t('device.request.failed'),
      description: errorText(t, error),
      duration: LONG,
    })
  }
  forgetRequest(form)
}

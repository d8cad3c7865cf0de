import { createApi } from './api.ts'
import { handleAction, leaveFor } from './challenge.ts'
import { Elements, IntegrationError, type ElementsOptions } from './elements.ts'
import type { ApiResult, Intent, StripeJsError } from './messages.ts'

/**
 * A stand-in for Stripe.js, for tests against the emulator: the part that pages of the product use,
 * as docs.stripe.com/js describes it. It makes `window.Stripe`.
 */
const folder = new URL('.', import.meta.url)
const train = folder.pathname.replaceAll('/', '')

type ConfirmOptions = {
  elements?: Elements
  confirmParams?: { return_url?: string }
  redirect?: 'always' | 'if_required'
}
type Result = { error: StripeJsError } | { setupIntent: Intent } | { paymentIntent: Intent }

const toResult = (result: ApiResult): Result => {
  if ('error' in result) return result
  return result.intent.object === 'setup_intent'
    ? { setupIntent: result.intent }
    : { paymentIntent: result.intent }
}

function createStripe(key: string) {
  if (!key.startsWith('pk_test_')) throw new IntegrationError('This stand-in takes test keys only.')
  const api = createApi(folder.origin, key)

  const confirm = async ({
    elements,
    confirmParams,
    redirect = 'always',
  }: ConfirmOptions): Promise<Result> => {
    if (!elements) throw new IntegrationError('Missing required parameter: elements.')
    const returnUrl = confirmParams?.return_url
    if (!returnUrl && redirect === 'always')
      throw new IntegrationError('confirmParams.return_url is required with redirect: always.')
    const element = elements.mounted()
    const invalid = await element.validate()
    if (invalid) return { error: invalid }
    const answer = await element.confirm({
      use_stripe_sdk: 'true',
      ...(returnUrl && { return_url: returnUrl }),
    })
    if ('error' in answer) return answer
    const done =
      answer.intent.status === 'requires_action'
        ? await handleAction(answer.intent, api, folder)
        : answer
    if ('intent' in done && redirect === 'always' && returnUrl) return leaveFor(returnUrl)
    return toResult(done)
  }

  return {
    elements: (options: ElementsOptions) => new Elements(options, key, folder),
    confirmSetup: confirm,
    handleNextAction: async ({ clientSecret }: { clientSecret: string }): Promise<Result> => {
      const known = await api.read(clientSecret)
      if ('error' in known) return known
      if (known.intent.status !== 'requires_action')
        throw new IntegrationError(
          `handleNextAction: The intent is not in the requires_action state (${known.intent.status}).`,
        )
      return toResult(await handleAction(known.intent, api, folder))
    },
    retrieveSetupIntent: async (clientSecret: string) => toResult(await api.read(clientSecret)),
    retrievePaymentIntent: async (clientSecret: string) => toResult(await api.read(clientSecret)),
    _registerWrapper: () => {},
  }
}

Object.assign(globalThis, { Stripe: Object.assign(createStripe, { version: train }) })

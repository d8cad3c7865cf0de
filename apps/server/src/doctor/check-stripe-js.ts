import { fail, ok, runCheck, type Finding } from './finding.ts'

export const STRIPE_JS_URL = 'https://js.stripe.com/v3/'
const TIMEOUT_MS = 10_000

/** The card form of the page needs this script. From here it is reachable, or a firewall is not open. */
export const checkStripeJs = (url: string): Promise<Finding> =>
  runCheck('Stripe.js', async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const type = response.headers.get('content-type') ?? ''
    await response.body?.cancel()
    return response.ok && type.includes('javascript')
      ? ok(url)
      : fail(`${url} answers ${response.status} ${type || 'without a type'}, not a script`)
  })

import type { Api } from './api.ts'
import { onFrameMessage, type ApiResult, type Intent, type StripeJsError } from './messages.ts'

/**
 * Completes the bank's question: in a window over the page, or on the bank's own page, from which
 * the browser comes back to the `return_url`, so that this promise never ends.
 */
export async function handleAction(intent: Intent, api: Api, folder: URL): Promise<ApiResult> {
  const action = intent.next_action
  if (action?.redirect_to_url) return leaveFor(action.redirect_to_url.url)
  const sdk = action?.use_stripe_sdk
  if (!sdk) return { intent }
  const bank = new URL(sdk.bank_path, folder)
  if (sdk.type === 'three_d_secure_redirect') return leaveFor(bank.href)
  const outcome = await openWindow(bank, folder.origin)
  if (outcome === 'closed')
    await api.post(intent.client_secret, 'authenticate', { outcome: 'fail' })
  const after = await api.read(intent.client_secret)
  return 'error' in after ? after : resultOf(after.intent)
}

/** A failed authentication is the intent's last error, with the intent, as Stripe.js gives it. */
function resultOf(intent: Intent): ApiResult {
  const error: StripeJsError | null | undefined =
    intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error
  return error ? { error: { ...error, [intent.object]: intent } } : { intent }
}

export function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}

function openWindow(bank: URL, origin: string): Promise<'answered' | 'closed'> {
  const cover = document.createElement('div')
  const frame = document.createElement('iframe')
  // above everything that is no modal dialog, as Stripe.js does
  Object.assign(cover.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    display: 'grid',
    placeItems: 'center',
    background: 'rgb(0 0 0 / .6)',
  })
  Object.assign(frame.style, {
    width: 'min(100%, 400px)',
    height: 'min(100%, 400px)',
    border: '0',
    background: '#fff',
  })
  frame.title = '3D Secure authentication'
  frame.src = bank.href
  cover.append(frame)
  document.body.append(cover)
  frame.focus()
  return new Promise((resolve) => {
    const stop = onFrameMessage(frame, origin, (message) => {
      if (message.type !== 'bank') return
      stop()
      cover.remove()
      resolve(message.outcome)
    })
  })
}

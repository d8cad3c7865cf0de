/** Messages between the frames and the page that contains them. */
export type ToFrame =
  | { type: 'start'; clientSecret: string; key: string; locale: string; theme: Theme }
  | { type: 'validate' }
  | { type: 'confirm'; fields: Record<string, string> }
export type FromFrame =
  | { type: 'listening' }
  | { type: 'ready' }
  | { type: 'loaderror'; error: StripeJsError }
  | { type: 'resize'; height: number }
  | { type: 'change'; complete: boolean; empty: boolean }
  | { type: 'validated'; error: StripeJsError | null }
  | { type: 'confirmed'; answer: ApiResult }
  | { type: 'bank'; outcome: 'answered' | 'closed' }

/** Colours that the page gives in `appearance`. */
export type Theme = Readonly<Record<string, string>>

/** An error in the shape of the `error` of a result of Stripe.js. */
export type StripeJsError = {
  readonly type: string
  readonly code?: string
  readonly message?: string
  readonly [field: string]: unknown
}
export type Intent = {
  readonly id: string
  readonly object: 'payment_intent' | 'setup_intent'
  readonly status: string
  readonly client_secret: string
  readonly last_setup_error?: StripeJsError | null
  readonly last_payment_error?: StripeJsError | null
  readonly next_action: {
    readonly type: string
    readonly redirect_to_url?: { readonly url: string }
    readonly use_stripe_sdk?: {
      readonly type: string
      readonly authenticate_path: string
      readonly bank_path: string
    }
  } | null
}
export type ApiResult = { readonly intent: Intent } | { readonly error: StripeJsError }

/** Listens to the messages of one frame only. */
export function onFrameMessage(
  frame: HTMLIFrameElement,
  origin: string,
  listener: (message: FromFrame) => void,
): () => void {
  const listen = (event: MessageEvent) => {
    if (event.origin === origin && event.source === frame.contentWindow)
      listener(event.data as FromFrame)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

import {
  onFrameMessage,
  type ApiResult,
  type FromFrame,
  type StripeJsError,
  type Theme,
  type ToFrame,
} from './messages.ts'

export type ElementsOptions = {
  clientSecret: string
  locale?: string
  appearance?: { variables?: Theme }
}
type Listener = (event: object) => void
type EventName = 'ready' | 'loaderror' | 'change'

/** An Elements instance with at most one Payment Element, which offers cards only. */
export class Elements {
  readonly clientSecret: string
  readonly #options: ElementsOptions
  readonly #key: string
  readonly #folder: URL
  #element: PaymentElement | null = null

  constructor(options: ElementsOptions, key: string, folder: URL) {
    if (!options.clientSecret) throw new IntegrationError('elements() needs a clientSecret.')
    this.clientSecret = options.clientSecret
    this.#options = options
    this.#key = key
    this.#folder = folder
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new IntegrationError(`This stand-in has no element ${type}.`)
    if (this.#element) throw new IntegrationError('Can only create one Element of type payment.')
    this.#element = new PaymentElement(this.#options, this.#key, this.#folder)
    return this.#element
  }

  /** The mounted element. A result needs one, as Stripe.js says in this error. */
  mounted(): PaymentElement {
    if (this.#element?.isMounted()) return this.#element
    throw new IntegrationError(
      'Invalid value for elements: It should have a mounted Payment Element.',
    )
  }
}

export class PaymentElement {
  readonly #options: ElementsOptions
  readonly #key: string
  readonly #folder: URL
  readonly #listeners: { name: EventName; listener: Listener }[] = []
  #frame: HTMLIFrameElement | null = null
  #stopListening = () => {}
  #waiting: ((message: FromFrame) => void) | null = null

  constructor(options: ElementsOptions, key: string, folder: URL) {
    this.#options = options
    this.#key = key
    this.#folder = folder
  }

  on(name: EventName, listener: Listener): this {
    this.#listeners.push({ name, listener })
    return this
  }

  mount(container: HTMLElement | string): void {
    const parent = typeof container === 'string' ? document.querySelector(container) : container
    if (!parent) throw new IntegrationError('The element to mount in is not in the page.')
    const frame = document.createElement('iframe')
    frame.title = 'Secure payment input frame'
    frame.src = new URL('card.html', this.#folder).href
    Object.assign(frame.style, { width: '100%', height: '260px', border: '0', display: 'block' })
    // as Stripe.js does, or the frame is white on a dark page: github.com/stripe/react-stripe-js/issues/257
    frame.style.setProperty('color-scheme', 'normal', 'important')
    this.#frame = frame
    this.#stopListening = onFrameMessage(frame, this.#folder.origin, (message) =>
      this.#receive(message),
    )
    parent.replaceChildren(frame)
  }

  isMounted = (): boolean => this.#frame !== null

  destroy(): void {
    this.#stopListening()
    this.#frame?.remove()
    this.#frame = null
  }

  /** Marks the first invalid field in the frame; the error of Stripe.js is the same. */
  async validate(): Promise<StripeJsError | null> {
    const message = await this.#ask({ type: 'validate' })
    return message.type === 'validated' ? message.error : null
  }

  /** Confirms the intent inside the frame, which has the card. */
  async confirm(fields: Record<string, string>): Promise<ApiResult> {
    const message = await this.#ask({ type: 'confirm', fields })
    return message.type === 'confirmed' ? message.answer : { error: { type: 'api_error' } }
  }

  #ask(message: ToFrame): Promise<FromFrame> {
    return new Promise((resolve) => {
      this.#waiting = resolve
      this.#send(message)
    })
  }

  #send(message: ToFrame): void {
    this.#frame?.contentWindow?.postMessage(message, this.#folder.origin)
  }

  #receive(message: FromFrame): void {
    if (message.type === 'listening')
      this.#send({
        type: 'start',
        clientSecret: this.#options.clientSecret,
        key: this.#key,
        locale: this.#options.locale ?? 'en',
        theme: this.#options.appearance?.variables ?? {},
      })
    else if (message.type === 'resize' && this.#frame)
      this.#frame.style.height = `${message.height}px`
    else if (message.type === 'ready' || message.type === 'loaderror' || message.type === 'change')
      for (const { name, listener } of this.#listeners)
        if (name === message.type) listener({ elementType: 'payment', ...message })
    if (message.type === 'validated' || message.type === 'confirmed') this.#waiting?.(message)
  }
}

/** Misuse by the page: thrown, never the `error` of a result. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}

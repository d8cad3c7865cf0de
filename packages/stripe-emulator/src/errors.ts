import type { ApiObject } from './types.ts'

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: ApiObject
  payment_method?: ApiObject
  setup_intent?: ApiObject
}

/**
 * A refusal in the provider's shape. Changes made before it is thrown stay: a declined card leaves
 * a failed charge.
 */
export class ProviderError extends Error {
  readonly status: number
  readonly body: ErrorBody
  /**
   * Whether the response is stored under the idempotency key: the provider does so once the
   * endpoint has started to execute.
   */
  readonly kept: boolean

  constructor(status: number, body: ErrorBody, kept: boolean) {
    super(body.message)
    this.status = status
    this.body = body.code
      ? {
          ...body,
          doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`,
        }
      : body
    this.kept = kept
  }
}

/**
 * Invalid parameters: nothing was executed, so a corrected request may use the same idempotency
 * key.
 */
export function badParameter(message: string, param?: string, code?: string): ProviderError {
  return new ProviderError(400, { type: 'invalid_request_error', message, param, code }, false)
}

/** Valid parameters, but the state of the objects forbids the operation. */
export function badRequest(message: string, more: Partial<ErrorBody> = {}): ProviderError {
  return new ProviderError(400, { type: 'invalid_request_error', message, ...more }, true)
}

/** 404 for the object in the path (`param` is id), 400 for one that a parameter names. */
export function resourceMissing(noun: string, id: string, param = 'id'): ProviderError {
  const status = param === 'id' ? 404 : 400
  return new ProviderError(
    status,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${noun}: '${id}'`,
      param,
    },
    true,
  )
}

export function cardError(body: Omit<ErrorBody, 'type'>): ProviderError {
  return new ProviderError(402, { type: 'card_error', ...body }, true)
}

export function unauthorised(message: string, code?: string): ProviderError {
  return new ProviderError(401, { type: 'invalid_request_error', message, code }, false)
}

export function apiError(): ProviderError {
  return new ProviderError(500, { type: 'api_error', message: 'An unknown error occurred' }, true)
}

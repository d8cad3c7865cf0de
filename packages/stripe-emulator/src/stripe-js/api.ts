import type { ApiResult, Intent, StripeJsError } from './messages.ts'

/** The API as Stripe.js calls it: with the publishable key and a client secret. */
export type Api = {
  /** The intent of a client secret as it is now. */
  read(clientSecret: string): Promise<ApiResult>
  post(clientSecret: string, call: string, fields: Record<string, string>): Promise<ApiResult>
}

/** The path of an intent; its id is the part of the client secret before `_secret_`. */
export const intentPath = (clientSecret: string): string =>
  `/v1/${clientSecret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'}/${clientSecret.split('_secret_')[0] ?? ''}`

export function createApi(origin: string, key: string): Api {
  const call = async (path: string, init?: RequestInit): Promise<ApiResult> => {
    try {
      const response = await fetch(origin + path, init)
      const body = (await response.json()) as Intent & { error?: StripeJsError }
      return response.ok ? { intent: body } : { error: body.error ?? { type: 'api_error' } }
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message:
            'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
        },
      }
    }
  }
  return {
    read: (clientSecret) =>
      call(
        `${intentPath(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret })}`,
      ),
    post: (clientSecret, name, fields) =>
      call(`${intentPath(clientSecret)}/${name}`, {
        method: 'POST',
        body: new URLSearchParams({ key, client_secret: clientSecret, ...fields }),
      }),
  }
}

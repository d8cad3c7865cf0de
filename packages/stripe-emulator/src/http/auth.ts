import { unauthorised } from '../errors.ts'

type KeyKind = 'publishable' | 'secret'

/**
 * A test key and its kind, in `Authorization: Bearer`, in Basic (as user name), or in the parameter
 * `key` as Stripe.js sends it.
 */
export function readKey(
  header: string | undefined,
  parameter: string | undefined,
): { kind: KeyKind; key: string } {
  const key = keyIn(header) ?? parameter
  if (key === undefined || key === '') {
    throw unauthorised(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. ' +
        "'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (/^sk_test_\w+$/.test(key)) return { kind: 'secret', key }
  if (/^pk_test_\w+$/.test(key)) return { kind: 'publishable', key }
  // Refuse live keys: using one here is a mistake.
  throw unauthorised(
    `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.min(20, Math.max(0, key.length - 8)))}`,
  )
}

function keyIn(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (header ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return undefined
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
}

export const secretKeyRequired = () =>
  unauthorised(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at ' +
      'https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  )

import { api } from '@tomogolf/api-client/api.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import type { Me } from '../../../../queries/session.ts'

// loaded where a passkey is used: most visits never need it
const library = () => import('@simplewebauthn/browser')

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Whether the browser can offer passkeys among the suggestions of the email field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  (await library()).browserSupportsWebAuthnAutofill()

/**
 * Asks the browser for a passkey, in a dialog or among the suggestions of the email field, and logs
 * in with it. A later request ends an earlier one.
 */
export async function logInByPasskey(where: 'dialog' | 'suggestions'): Promise<Me> {
  const { startAuthentication } = await library()
  const optionsJSON = await api('POST /api/auth/passkey-login/begin')
  const response = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: where === 'suggestions',
  })
  const user = await api('POST /api/auth/passkey-login', {
    body: { response: { ...response, clientExtensionResults: {} } },
  })
  local.set('passkey-used', '1')
  return user
}

/** Ends a request that still waits, so that it does not block one of another page. */
export const endPasskeyRequest = async (): Promise<void> =>
  (await library()).WebAuthnAbortService.cancelCeremony()

/** The user closed the browser's dialog, or another request ended this one: nothing to report. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

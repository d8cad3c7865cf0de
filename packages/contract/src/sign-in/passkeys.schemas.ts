import { z } from 'zod'
import { PASSKEY_NAME_MAX } from '@tomogolf/domain/sign-in/passkeys'
import { Id, InstantText, line } from '../common.schemas.ts'

// the JSON forms of the Web Authentication API, level 3; only fields that are read
const Base64Url = z
  .string()
  .max(8192)
  .regex(/^[\w-]+$/)
const Transports = z.array(z.string().max(20)).max(10)
const KeyType = z.literal('public-key')
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: KeyType,
  /** No extension is asked for. */
  clientExtensionResults: z.object({}).default({}),
}

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Synchronised by its provider: it survives the loss of the device. */
  isBackedUp: z.boolean(),
  createdAt: InstantText,
  lastUsedAt: InstantText.nullable(),
})
export const PasskeyName = line(1, PASSKEY_NAME_MAX)
/** What the browser needs to create a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: KeyType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: KeyType, transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export const NewPasskeyBody = z.object({
  name: PasskeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: Transports.optional(),
    }),
  }),
})
/** What the browser needs to use a passkey; without a list of them, it offers those it has. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export const PasskeyLoginBody = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Base64Url.optional(),
    }),
  }),
})

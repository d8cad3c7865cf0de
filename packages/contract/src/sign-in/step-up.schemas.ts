import { z } from 'zod'
import { PASSWORD_MAX } from '@tomogolf/domain/password'
import { PasskeyLoginBody } from './passkeys.schemas.ts'

/** A proof that the person at the browser is the user of its session. */
export const StepUpBody = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('password'),
    password: z.string().min(1).max(PASSWORD_MAX),
    /** Of administrators with two-step login. */
    totp: z.string().trim().max(20).optional(),
  }),
  z.object({ method: z.literal('code'), code: z.string().regex(/^[0-9]{6}$/) }),
  PasskeyLoginBody.extend({ method: z.literal('passkey') }),
])

import { z } from 'zod'
import { STEP_UP_METHODS } from '@tomogolf/domain/sign-in/step-up'
import { InstantText, Ok } from '../common.schemas.ts'
import { endpoint } from '../api/endpoint.ts'
import { PasskeyRequest } from './passkeys.schemas.ts'
import { StepUpBody } from './step-up.schemas.ts'

export const stepUp = {
  'GET /api/auth/step-up': endpoint({
    summary: 'How the user of this session can prove themselves again',
    guard: 'user',
    limit: 'read',
    result: z.object({
      email: z.string(),
      methods: z.array(z.enum(STEP_UP_METHODS)),
      /** The password alone is not enough. */
      needsTotp: z.boolean(),
    }),
    errors: [],
  }),
  'POST /api/auth/step-up/code': endpoint({
    summary: 'Mail a six-digit code for a step-up; not for administrators',
    guard: 'user',
    limit: 'mail',
    result: Ok,
    errors: ['FORBIDDEN', 'LOGIN_CODE_SENT_RECENTLY', 'TOO_MANY_LOGIN_CODES'],
  }),
  'POST /api/auth/step-up/passkey': endpoint({
    summary:
      'Options of navigator.credentials.get for a step-up; the challenge belongs to this session and is valid once',
    guard: 'user',
    limit: 'write',
    result: PasskeyRequest,
    errors: [],
  }),
  'POST /api/auth/step-up': endpoint({
    summary: 'Prove the person again: sensitive acts of this session are open for ten minutes',
    guard: 'user',
    limit: 'login',
    body: StepUpBody,
    result: z.object({ provedUntil: InstantText }),
    errors: [
      'PASSWORD_INCORRECT',
      'TOTP_REQUIRED',
      'INVALID_TOTP',
      'LOGIN_CODE_WRONG',
      'LOGIN_CODE_EXPIRED',
      'PASSKEY_INVALID',
    ],
  }),
}

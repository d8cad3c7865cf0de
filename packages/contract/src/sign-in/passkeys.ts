import { z } from 'zod'
import { User } from '../accounts.schemas.ts'
import { IdParams, Ok } from '../common.schemas.ts'
import { endpoint } from '../api/endpoint.ts'
import {
  NewPasskeyBody,
  Passkey,
  PasskeyCreation,
  PasskeyLoginBody,
  PasskeyName,
  PasskeyRequest,
} from './passkeys.schemas.ts'

export const passkeys = {
  'POST /api/auth/passkey-login/begin': endpoint({
    summary: 'Options of navigator.credentials.get for a login; the challenge is valid once',
    guard: 'public',
    limit: 'write',
    result: PasskeyRequest,
    errors: [],
  }),
  'POST /api/auth/passkey-login': endpoint({
    summary: 'Sign in by a passkey',
    guard: 'public',
    limit: 'login',
    body: PasskeyLoginBody,
    result: User,
    errors: ['PASSKEY_INVALID'],
  }),
  'GET /api/auth/passkeys': endpoint({
    summary: 'Passkeys of the user',
    guard: 'user',
    limit: 'read',
    result: z.object({ passkeys: z.array(Passkey) }),
    errors: [],
  }),
  'POST /api/auth/passkeys/begin': endpoint({
    summary: 'Options of navigator.credentials.create for another passkey',
    guard: 'user',
    stepUp: 'always',
    limit: 'write',
    result: PasskeyCreation,
    errors: ['PASSKEY_LIMIT'],
  }),
  'POST /api/auth/passkeys': endpoint({
    summary: 'Store a passkey that the browser created',
    guard: 'user',
    limit: 'write',
    body: NewPasskeyBody,
    result: Passkey,
    status: 201,
    errors: ['PASSKEY_INVALID', 'PASSKEY_LIMIT'],
  }),
  'PATCH /api/auth/passkeys/:id': endpoint({
    summary: 'Rename a passkey',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    body: z.object({ name: PasskeyName }),
    result: Ok,
    errors: ['NOT_FOUND'],
  }),
  'DELETE /api/auth/passkeys/:id': endpoint({
    summary: 'Remove a passkey, unless it is the last way in',
    guard: 'user',
    limit: 'write',
    stepUp: 'always',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND', 'LAST_WAY_IN'],
  }),
}

import { z } from 'zod'
import { Captcha, Destination, User } from '../accounts.schemas.ts'
import { Email, Id, IdParams, InstantText, LanguageTag, Ok } from '../common.schemas.ts'
import { endpoint } from '../api/endpoint.ts'

const IssuerId = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/)
const Issuer = z.object({ id: IssuerId, name: z.string() })
/** The login page of an issuer, with state, nonce and PKCE challenge. */
const IssuerAddress = z.object({ url: z.url() })

export const identities = {
  'GET /api/auth/issuers': endpoint({
    summary: 'OpenID Connect issuers whose accounts can log in here',
    guard: 'public',
    limit: 'read',
    result: z.object({ issuers: z.array(Issuer) }),
    errors: [],
  }),
  'POST /api/auth/identities/login': endpoint({
    summary: 'Begin a login at an issuer, for this browser and ten minutes',
    guard: 'public',
    limit: 'write',
    body: z.object({ issuer: IssuerId, destination: Destination.optional() }),
    result: IssuerAddress,
    errors: ['NOT_FOUND', 'ISSUER_UNAVAILABLE'],
  }),
  'POST /api/auth/identities/link': endpoint({
    summary: 'Begin a login at an issuer whose account is then linked to the own one',
    guard: 'user',
    stepUp: 'always',
    limit: 'write',
    body: z.object({ issuer: IssuerId }),
    result: IssuerAddress,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ISSUER_UNAVAILABLE'],
  }),
  'GET /api/auth/identities/pending': endpoint({
    summary: 'The identity that this browser has proved and that belongs to no account yet',
    guard: 'public',
    limit: 'read',
    result: z.object({
      issuer: z.string(),
      email: z.string().nullable(),
      isEmailVerified: z.boolean(),
      /** Only for an address that the issuer has verified: others must not learn it. */
      hasAccount: z.boolean(),
      destination: z.string().nullable(),
    }),
    errors: ['IDENTITY_EXPIRED'],
  }),
  'POST /api/auth/identities/pending/register': endpoint({
    summary:
      'Create an account for the proved identity; an address that the issuer has not verified gets the verification email',
    guard: 'public',
    limit: 'register',
    body: z.object({
      email: Email,
      language: LanguageTag.optional(),
      recaptchaToken: Captcha,
    }),
    result: z.object({ user: User, isSignedIn: z.boolean(), destination: z.string().nullable() }),
    status: 201,
    errors: ['IDENTITY_EXPIRED', 'IDENTITY_TAKEN', 'EMAIL_ALREADY_EXISTS', 'INVALID_RECAPTCHA'],
  }),
  'POST /api/auth/identities/pending/link': endpoint({
    summary: 'Link the proved identity to the account that has just logged in',
    guard: 'user',
    stepUp: 'always',
    limit: 'write',
    result: z.object({ destination: z.string().nullable() }),
    errors: ['IDENTITY_EXPIRED', 'IDENTITY_TAKEN', 'FORBIDDEN'],
  }),
  'GET /api/auth/identities': endpoint({
    summary: 'Linked identities of the user',
    guard: 'user',
    limit: 'read',
    result: z.object({
      identities: z.array(
        z.object({
          id: Id,
          issuer: z.string(),
          /** As the issuer named it when the identity was linked. */
          email: z.string().nullable(),
          createdAt: InstantText,
          lastUsedAt: InstantText.nullable(),
        }),
      ),
      hasPassword: z.boolean(),
    }),
    errors: [],
  }),
  'DELETE /api/auth/identities/:id': endpoint({
    summary: 'Remove a linked identity, unless it is the last way in',
    guard: 'user',
    stepUp: 'always',
    limit: 'write',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND', 'LAST_WAY_IN'],
  }),
}

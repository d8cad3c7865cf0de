import { z } from 'zod'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const isSecure = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))

const Issuer = z.strictObject({
  /** Part of the redirect URI, which the issuer knows: it must not change. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'is no id: a-z, 0-9 and - only'),
  /** On its button. */
  name: z.string().trim().min(1).max(30),
  issuer: z
    .url()
    .refine((address) => !URL.canParse(address) || isSecure(new URL(address)), 'is not https'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(8),
  scope: z
    .string()
    .regex(/^openid( [\w.:/-]+)*$/, 'begins with openid')
    .default('openid email'),
  /** `form_post`: the issuer returns by a form of its page, as Apple does when asked for the address. */
  responseMode: z.enum(['query', 'form_post']).default('query'),
  /** How it signs ID tokens, if that is not among what its discovery document names (LINE: HS256). */
  idTokenAlgorithm: z.string().optional(),
})
export type OidcIssuer = z.output<typeof Issuer>

/** Issuers as a JSON array. Problems name fields and never values, which may be secrets. */
export const oidcIssuers = z.string().transform((text, context): readonly OidcIssuer[] => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fail('is not JSON')
  }
  const parsed = z.array(Issuer).safeParse(value)
  if (!parsed.success)
    return fail(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    )
  const isDistinct = (field: 'id' | 'issuer') =>
    new Set(parsed.data.map((issuer) => issuer[field])).size === parsed.data.length
  return isDistinct('id') && isDistinct('issuer')
    ? parsed.data
    : fail('has an id or an issuer twice')
})

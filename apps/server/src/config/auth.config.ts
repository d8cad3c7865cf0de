import { z } from 'zod'
import type { EnvOf, Variables } from './variable.ts'

export const authVariables = {
  CAPTCHA_SITE_KEY: {
    doc: 'public key of the captcha; required in production',
    schema: z.string(),
  },
  CAPTCHA_SECRET_KEY: {
    doc: 'secret key of the captcha; required in production',
    schema: z.string(),
  },
} as const satisfies Variables

export function authProblems(env: EnvOf<typeof authVariables>): string[] {
  return Boolean(env.CAPTCHA_SITE_KEY) === Boolean(env.CAPTCHA_SECRET_KEY)
    ? []
    : ['CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY: both or none']
}

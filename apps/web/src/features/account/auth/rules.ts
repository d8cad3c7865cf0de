import { z } from 'zod'
import { PASSWORD_MAX, passwordStrength } from '@tomogolf/domain/password'

/** Validation schemas of the forms. A message is the key of a phrase. */
const email = z
  .string()
  .trim()
  .min(1, 'account.email.required')
  .max(254, 'account.email.invalid')
  .pipe(z.email('account.email.invalid'))
const newPassword = z
  .string()
  .min(1, 'account.password.required')
  .max(PASSWORD_MAX, 'account.password.rules')
  .refine((text) => passwordStrength(text).ok, 'account.password.rules')
// reported even while the password itself is invalid
const repeated = {
  path: ['confirmPassword'],
  message: 'account.password.mismatch',
  when: () => true,
}

export const emailRules = z.object({ email })
export const loginRules = z.object({
  email,
  password: z.string().min(1, 'account.password.required').min(6, 'account.password.short'),
})
export const operatorRules = z.object({
  email,
  password: z.string().min(1, 'account.password.required'),
})
export const provePasswordRules = loginRules.pick({ password: true })
export const codeRules = z.object({
  totp: z.string().trim().min(6, 'account.totp.short').max(20, 'account.totp.short'),
})

export const registerRules = z
  .object({ email, password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, repeated)
export const resetRules = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, repeated)
export const changeRules = z
  .object({
    currentPassword: z.string().min(1, 'account.password.currentRequired'),
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, repeated)

import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { captchaToken, prepareCaptcha } from '../../../../lib/captcha.ts'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { PendingIdentity } from '../../../../queries/account.ts'
import { Or } from '../code/Or.tsx'
import { registerFailure } from '../failures.ts'
import { Legal } from '../Legal.tsx'
import { emailRules } from '../rules.ts'
import { EmailField } from '../EmailField.tsx'

export type Registered = ResultOf<'POST /api/auth/identities/pending/register'>
type NewByIssuerProps = {
  pending: PendingIdentity
  siteKey: string | null
  onRegistered: (result: Registered) => Promise<unknown> | void
  onExisting: () => void
}

/** Creates an account. The address is asked for unless the issuer has verified it. */
export default function NewByIssuer({
  pending,
  siteKey,
  onRegistered,
  onExisting,
}: NewByIssuerProps) {
  const { t, language } = useI18n()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({
    resolver: zodResolver(emailRules),
    defaultValues: { email: pending.email ?? '' },
  })
  useEffect(() => prepareCaptcha(siteKey), [siteKey])
  const signUp = useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const recaptchaToken = await captchaToken(siteKey, 'register')
      const body = { email, language, recaptchaToken }
      await onRegistered(await api('POST /api/auth/identities/pending/register', { body }))
    },
    onError: (error) => {
      const problem = fieldProblems(error, ['email'])[0]
      if (problem) return setError('email', { message: problem[1] }, { shouldFocus: true })
      const { field, phrase } = registerFailure(error)
      const message = phrase ? t(phrase) : errorText(t, error)
      if (field) setError(field, { message }, { shouldFocus: true })
      return toast({ tone: 'danger', title: t('account.register.failed'), description: message })
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit((form) => signUp.mutate(form))} className="grid gap-5">
      {!pending.isEmailVerified && (
        <EmailField
          registration={register('email')}
          error={errors.email?.message}
          hint={t('account.identity.emailHint')}
          readOnly={signUp.isPending}
        />
      )}
      <div>
        <Button type="submit" variant="primary" size="large" block busy={signUp.isPending}>
          {t(signUp.isPending ? 'account.register.busy' : 'account.register.submit')}
        </Button>
        <Legal />
      </div>
      <Or>{t('account.code.or')}</Or>
      <Button variant="outline" size="large" block onClick={onExisting}>
        {t('account.identity.existing')}
      </Button>
    </form>
  )
}

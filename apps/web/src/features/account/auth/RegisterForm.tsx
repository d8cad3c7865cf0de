import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { captchaToken, prepareCaptcha } from '../../../lib/captcha.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { registerFailure } from './failures.ts'
import { NewPassword } from './NewPassword.tsx'
import { registerRules } from './rules.ts'
import { EmailField } from './EmailField.tsx'

/** Registration with email and password. Other details are requested when they are needed. */
export default function RegisterForm({
  siteKey,
  destination,
  onRegistered,
}: {
  siteKey: string | null
  /** Where the verification link leads to. */
  destination: string | undefined
  onRegistered: (email: string) => void
}) {
  const { t, language } = useI18n()
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm({
    resolver: zodResolver(registerRules),
    defaultValues: { email: '', password: '', confirmPassword: '' },
  })
  useEffect(() => prepareCaptcha(siteKey), [siteKey])
  const signUp = useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) =>
      api('POST /api/auth/register', {
        body: {
          username: '',
          email,
          password,
          language,
          destination,
          recaptchaToken: await captchaToken(siteKey, 'register'),
        },
      }),
    onSuccess: (user) => onRegistered(user.email),
    onError: (error) => {
      const problems = fieldProblems(error, ['email', 'password'])
      if (problems.length)
        return problems.forEach(([field, message], index) =>
          setError(field, { message }, { shouldFocus: index === 0 }),
        )
      const { field, phrase } = registerFailure(error)
      const message = phrase ? t(phrase) : errorText(t, error)
      if (field) setError(field, { message }, { shouldFocus: true })
      return toast({ tone: 'danger', title: t('account.register.failed'), description: message })
    },
  })
  const typed = useWatch({ control, name: 'password' })
  return (
    <form noValidate onSubmit={handleSubmit((form) => signUp.mutate(form))} className="grid gap-5">
      <EmailField
        registration={register('email')}
        error={errors.email?.message}
        readOnly={signUp.isPending}
      />
      <NewPassword
        typed={typed}
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
        readOnly={signUp.isPending}
      />
      <Button type="submit" variant="primary" size="large" block busy={signUp.isPending}>
        {t(signUp.isPending ? 'account.register.busy' : 'account.register.submit')}
      </Button>
    </form>
  )
}

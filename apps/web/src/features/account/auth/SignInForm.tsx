import { useEffect, useState, type ReactNode } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { captchaToken, prepareCaptcha } from '../../../lib/captcha.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldProblems, fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Me } from '../../../queries/session.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { PasswordInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { CodeForm } from './CodeForm.tsx'
import { SendCode } from './code/SendCode.tsx'
import type { SentCode } from './code/sent-code.ts'
import { loginRules, operatorRules } from './rules.ts'
import { EmailField } from './EmailField.tsx'

type Credentials = { email: string; password: string }
type SignInFormProps = {
  siteKey: string | null
  /** The admin login gives fewer hints about the password. */
  operator?: true
  submit: ReactNode
  /** Between the fields and the button. */
  aside?: ReactNode
  /** Another way to log in is the next action of the page. */
  isSecond?: boolean
  /** The email address when the user returns to the form. */
  email?: string
  /** Offers a code by email, which administrators cannot use. */
  onCodeSent?: (sent: SentCode) => void
  onSignedIn: (user: Me) => Promise<unknown> | void
  onRefused: (error: unknown, email: string) => void
}

/** Email and password, then a code of the authenticator app if the account requires one. */
export default function SignInForm({
  siteKey,
  operator,
  submit,
  aside,
  isSecond,
  email,
  onCodeSent,
  onSignedIn,
  onRefused,
}: SignInFormProps) {
  const t = useT()
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  const {
    register,
    handleSubmit,
    setError,
    resetField,
    setFocus,
    trigger,
    getValues,
    formState: { errors },
  } = useForm<Credentials>({
    resolver: zodResolver(operator ? operatorRules : loginRules),
    defaultValues: { email: email ?? '', password: '' },
  })
  useEffect(() => prepareCaptcha(siteKey), [siteKey])
  const login = useMutation({
    mutationFn: async ({ totp, ...credentials }: Credentials & { totp?: string }) => {
      const user = await api('POST /api/auth/login', {
        body: {
          ...credentials,
          recaptchaToken: await captchaToken(siteKey, 'login'),
          ...(totp && { totp }),
        },
      })
      await onSignedIn(user)
    },
    onError: (error, { totp, ...credentials }) => {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'TOTP_REQUIRED') return setWaiting(credentials)
      // the second step stays open and its form shows the error
      if (totp && code !== 'INVALID_CREDENTIALS' && code !== 'EMAIL_NOT_VERIFIED') return undefined
      const problems = fieldProblems(error, ['email', 'password'])
      if (problems.length)
        return problems.forEach(([field, message]) => setError(field, { message }))
      setWaiting(null)
      resetField('password')
      onRefused(error, credentials.email)
      return undefined
    },
  })
  const incomplete = (problems: FieldErrors<Credentials>) => {
    const empty = [problems.email, problems.password].some((problem) =>
      problem?.message?.endsWith('equired'),
    )
    if (empty && !operator)
      toast({
        tone: 'danger',
        title: t('account.login.formError'),
        description: t('account.login.enterBoth'),
      })
  }

  if (waiting) {
    const refused =
      login.error instanceof ApiError && login.error.code !== 'TOTP_REQUIRED'
        ? errorText(t, login.error)
        : undefined
    return (
      <CodeForm
        busy={login.isPending}
        problem={refused}
        submit={submit}
        onCode={(totp) => login.mutate({ ...waiting, totp })}
        onBack={() => {
          setWaiting(null)
          requestAnimationFrame(() => setFocus('password'))
        }}
      />
    )
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => login.mutate(form), incomplete)}
      className="grid gap-5"
    >
      <EmailField
        registration={register('email')}
        error={errors.email?.message}
        autoComplete="username webauthn"
        readOnly={login.isPending}
      />
      <Field
        label={t('account.password.label')}
        error={fieldMessage(t, errors.password?.message)}
        required
      >
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          readOnly={login.isPending}
        />
      </Field>
      {aside}
      <Button
        type="submit"
        variant={isSecond ? 'outline' : 'primary'}
        size="large"
        block
        busy={login.isPending}
      >
        {login.isPending ? t('account.login.busy') : submit}
      </Button>
      {onCodeSent && (
        <SendCode
          siteKey={siteKey}
          readEmail={async () =>
            (await trigger('email', { shouldFocus: true })) ? getValues('email').trim() : null
          }
          onSent={onCodeSent}
        />
      )}
    </form>
  )
}

import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { BodyOf, ResultOf } from '@tomogolf/contract/api/endpoints'
import { ApiError, isLinkOver } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldMessage, fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { PasswordInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { NewPassword } from '../NewPassword.tsx'
import { provePasswordRules, resetRules } from '../rules.ts'

export type Verified = ResultOf<'POST /api/auth/verify-email'>
/** By the password of the registration, or by a new one. */
export type Proof = 'prove' | 'renew'
type Props = {
  token: string
  email: string
  proof: Proof
  onProof: (proof: Proof) => void
  onVerified: (result: Verified) => void
  /** The link is used up or has expired meanwhile. */
  onRefused: (error: ApiError) => void
}

function useConfirmation(
  { token, onVerified, onRefused }: Props,
  onProblem: (error: Error) => boolean,
) {
  const t = useT()
  return useMutation({
    mutationFn: (proof: Omit<BodyOf<'POST /api/auth/verify-email'>, 'token'>) =>
      api('POST /api/auth/verify-email', { body: { token, ...proof } }),
    onSuccess: onVerified,
    onError: (error) => {
      if (onProblem(error)) return undefined
      if (isLinkOver(error)) return onRefused(error)
      return toast({
        tone: 'danger',
        title: t('account.verify.prove.failed'),
        description: errorText(t, error),
      })
    },
  })
}

/** “This was me”: the password of the registration, or a new one in its place. */
export default function ConfirmRegistration(props: Props) {
  return props.proof === 'prove' ? <ProvePassword {...props} /> : <RenewPassword {...props} />
}

/** For password managers: which account the password belongs to. */
const AccountName = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)

function ProvePassword(props: Props) {
  const t = useT()
  const [refused, setRefused] = useState<string>()
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(provePasswordRules),
    defaultValues: { password: '' },
  })
  const confirm = useConfirmation(props, (error) => {
    if (!(error instanceof ApiError) || error.code !== 'PASSWORD_INCORRECT') return false
    setRefused(errorText(t, error))
    setFocus('password', { shouldSelect: true })
    return true
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ password }) => confirm.mutate({ password }))}
      className="grid gap-5"
    >
      <AccountName email={props.email} />
      <Field
        label={t('account.password.label')}
        error={fieldMessage(t, formState.errors.password?.message) ?? refused}
        required
      >
        <PasswordInput
          {...register('password', { onChange: () => setRefused(undefined) })}
          autoComplete="current-password"
          readOnly={confirm.isPending}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={confirm.isPending}>
        {t('account.verify.prove.submit')}
      </Button>
      <Button variant="ghost" onClick={() => props.onProof('renew')}>
        {t('account.verify.prove.renew')}
      </Button>
    </form>
  )
}

function RenewPassword(props: Props) {
  const t = useT()
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(resetRules),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const confirm = useConfirmation(props, (error) => {
    const [problem] = fieldProblems(error, ['newPassword'])
    if (problem) setError('password', { message: problem[1] }, { shouldFocus: true })
    return problem !== undefined
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ password }) => confirm.mutate({ newPassword: password }))}
      className="grid gap-5"
    >
      <AccountName email={props.email} />
      <NewPassword
        change
        typed={useWatch({ control, name: 'password' })}
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={formState.errors}
        readOnly={confirm.isPending}
      />
      <Button type="submit" variant="primary" size="large" block busy={confirm.isPending}>
        {t('account.verify.prove.submit')}
      </Button>
      <Button variant="ghost" onClick={() => props.onProof('prove')}>
        {t('account.verify.renew.back')}
      </Button>
    </form>
  )
}

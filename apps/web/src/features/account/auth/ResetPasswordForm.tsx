import { useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { NewPassword } from './NewPassword.tsx'
import { resetRules } from './rules.ts'

type ResetPasswordFormProps = {
  token: string
  onDone: () => void
  onRefused: (error: unknown) => void
}

export default function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const t = useT()
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm({
    resolver: zodResolver(resetRules),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      api('POST /api/auth/reset-password', { body: { token, password } }),
    onSuccess: onDone,
    onError: (error) => {
      const problems = fieldProblems(error, ['password'])
      if (problems.length)
        return problems.forEach(([field, message]) =>
          setError(field, { message }, { shouldFocus: true }),
        )
      return onRefused(error)
    },
  })
  const typed = useWatch({ control, name: 'password' })
  return (
    <form noValidate onSubmit={handleSubmit((form) => reset.mutate(form))} className="grid gap-5">
      <NewPassword
        change
        typed={typed}
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
        readOnly={reset.isPending}
      />
      <Button type="submit" variant="primary" size="large" block busy={reset.isPending}>
        {t(reset.isPending ? 'common.saving' : 'account.reset.submit')}
      </Button>
    </form>
  )
}

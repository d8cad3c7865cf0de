import { useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldProblems, fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { PasswordInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { NewPassword } from '../auth/NewPassword.tsx'
import { changeRules } from '../auth/rules.ts'

/** Changes the password, which ends every other session. */
export default function ChangePasswordForm({ email }: { email: string }) {
  const t = useT()
  const queryClient = useQueryClient()
  const {
    register,
    handleSubmit,
    reset,
    setError,
    control,
    formState: { errors },
  } = useForm({
    resolver: zodResolver(changeRules),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: { currentPassword: string; password: string }) =>
      api('POST /api/auth/change-password', { body: { currentPassword, newPassword: password } }),
    onSuccess: async () => {
      reset()
      toast({
        tone: 'success',
        title: t('account.change.done'),
        description: t('account.change.doneText'),
      })
      await invalidateAfter(queryClient, 'POST /api/auth/change-password')
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CURRENT_PASSWORD_INCORRECT')
        return setError('currentPassword', { message: errorText(t, error) }, { shouldFocus: true })
      const problem = fieldProblems(error, ['newPassword'])[0]
      if (problem) return setError('password', { message: problem[1] }, { shouldFocus: true })
      return toast({
        tone: 'danger',
        title: t('account.change.failed'),
        description: errorText(t, error),
      })
    },
  })
  const typed = useWatch({ control, name: 'password' })
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => change.mutate(form))}
      className="grid max-w-[480px] gap-5"
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('account.password.current')}
        error={fieldMessage(t, errors.currentPassword?.message)}
        required
      >
        <PasswordInput
          {...register('currentPassword')}
          autoComplete="current-password"
          readOnly={change.isPending}
        />
      </Field>
      <NewPassword
        change
        typed={typed}
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
        readOnly={change.isPending}
      />
      <Button type="submit" className="w-fit" busy={change.isPending}>
        {t(change.isPending ? 'common.saving' : 'account.change.submit')}
      </Button>
    </form>
  )
}

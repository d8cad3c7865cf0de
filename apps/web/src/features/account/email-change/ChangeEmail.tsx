import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { fieldMessage, fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { emailChangeQuery } from '../../../queries/account.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { emailRules } from '../auth/rules.ts'

/** Changes the address, once the link in a mail to the new one is opened. */
export default function ChangeEmail({ email }: { email: string }) {
  const t = useT()
  const queryClient = useQueryClient()
  const { data } = useQuery(emailChangeQuery)
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = useForm({ resolver: zodResolver(emailRules), defaultValues: { email: '' } })
  const ask = useMutation({
    mutationFn: (body: { email: string }) => api('POST /api/account/email-change', { body }),
    onSuccess: async () => {
      reset()
      await invalidateAfter(queryClient, 'POST /api/account/email-change')
    },
    onError: (error) => {
      const message = fieldProblems(error, ['email'])[0]?.[1] ?? errorText(t, error)
      setError('email', { message }, { shouldFocus: true })
    },
  })
  const cancel = useMutation({
    mutationFn: () => api('DELETE /api/account/email-change'),
    onSuccess: () => invalidateAfter(queryClient, 'DELETE /api/account/email-change'),
  })
  const pending = data?.pending
  return (
    <div className="grid max-w-[480px] gap-5">
      <p className="wrap-anywhere">{t('account.email.now', { email })}</p>
      {pending && (
        <Alert
          role="status"
          title={t('account.email.sent', { email: pending.email })}
          className="wrap-anywhere"
        >
          <p>{t('account.email.sentText')}</p>
          <Button
            size="small"
            className="mt-3"
            busy={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('account.email.cancel')}
          </Button>
          {cancel.error && <p role="alert">{errorText(t, cancel.error)}</p>}
        </Alert>
      )}
      <form noValidate onSubmit={handleSubmit((form) => ask.mutate(form))} className="grid gap-5">
        <Field
          label={t('account.email.new')}
          error={fieldMessage(t, errors.email?.message)}
          required
        >
          <TextInput
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            readOnly={ask.isPending}
          />
        </Field>
        <Button type="submit" className="w-fit" busy={ask.isPending}>
          {t('account.email.submit')}
        </Button>
      </form>
    </div>
  )
}

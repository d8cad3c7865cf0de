import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { emailRules } from './rules.ts'
import { EmailField } from './EmailField.tsx'

type EmailFormProps = {
  submit: string
  /** Title of the error toast. */
  failed: string
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}

/** A form with one email address, to which a mail is sent. */
export default function EmailForm({ submit, failed, send, onSent }: EmailFormProps) {
  const t = useT()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({
    resolver: zodResolver(emailRules),
    defaultValues: { email: '' },
  })
  const mutation = useMutation({
    mutationFn: ({ email }: { email: string }) => send(email),
    onSuccess: (_, { email }) => onSent(email),
    onError: (error) => {
      const problems = fieldProblems(error, ['email'])
      if (problems.length)
        return problems.forEach(([field, message]) =>
          setError(field, { message }, { shouldFocus: true }),
        )
      return toast({ tone: 'danger', title: failed, description: errorText(t, error) })
    },
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => mutation.mutate(form))}
      className="grid gap-5"
    >
      <EmailField
        registration={register('email')}
        error={errors.email?.message}
        readOnly={mutation.isPending}
      />
      <Button type="submit" variant="primary" size="large" block busy={mutation.isPending}>
        {mutation.isPending ? t('account.sending') : submit}
      </Button>
    </form>
  )
}

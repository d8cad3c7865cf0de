import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldProblems, fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { emailRules } from './rules.ts'

type EmailFormProps = {
  submit: string
  /** Title of the error toast. */
  failed: string
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}

/** A form with one e-mail address, to which a mail is sent. */
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
      <Field
        label={t('account.email.label')}
        error={fieldMessage(t, errors.email?.message)}
        required
      >
        <TextInput
          {...register('email')}
          icon={Mail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          placeholder={t('account.email.placeholder')}
          readOnly={mutation.isPending}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={mutation.isPending}>
        {mutation.isPending ? t('account.sending') : submit}
      </Button>
    </form>
  )
}

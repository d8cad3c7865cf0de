import type { UseFormRegisterReturn } from 'react-hook-form'
import { Mail } from 'lucide-react'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

type EmailFieldProps = {
  registration: UseFormRegisterReturn
  error: string | undefined
  hint?: string
  autoComplete?: string
  readOnly: boolean
}

/** The email address in forms of signing in and up. */
export function EmailField({
  registration,
  error,
  hint,
  autoComplete = 'email',
  readOnly,
}: EmailFieldProps) {
  const t = useT()
  return (
    <Field
      label={t('account.email.label')}
      {...(hint !== undefined && { hint })}
      error={fieldMessage(t, error)}
      required
    >
      <TextInput
        {...registration}
        icon={Mail}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        placeholder={t('account.email.placeholder')}
        readOnly={readOnly}
      />
    </Field>
  )
}

import type { UseFormRegisterReturn } from 'react-hook-form'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { PasswordInput } from '@tomogolf/ui/forms/Input.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'

type NewPasswordProps = {
  /** The current value, for the strength meter. */
  typed: string
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: { password?: { message?: string }; confirmPassword?: { message?: string } }
  /** For a password change: the labels say "new". */
  change?: true
  readOnly?: boolean
}

/** A new password with its strength meter, and its confirmation. */
export function NewPassword({
  typed,
  password,
  confirmPassword,
  errors,
  change,
  readOnly,
}: NewPasswordProps) {
  const t = useT()
  return (
    <>
      <Field
        label={t(change ? 'account.password.new' : 'account.password.label')}
        error={fieldMessage(t, errors.password?.message)}
        required
      >
        <PasswordInput {...password} autoComplete="new-password" readOnly={readOnly} />
      </Field>
      <PasswordMeter password={typed} />
      <Field
        label={t(change ? 'account.password.confirmNew' : 'account.password.confirm')}
        error={fieldMessage(t, errors.confirmPassword?.message)}
        required
      >
        <PasswordInput {...confirmPassword} autoComplete="new-password" readOnly={readOnly} />
      </Field>
    </>
  )
}

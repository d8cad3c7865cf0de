import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import type { Translate } from '@tomogolf/phrases/translator'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { PROFILE_FIELDS, type ProfileForm } from './profile-form.ts'

/** Error codes that belong to a field but carry no details. */
const FIELD_OF: Record<string, keyof ProfileForm> = {
  AGE_TOO_YOUNG: 'birthDate',
  INVALID_PHONE: 'contactNumber',
  TOO_MANY_LANGUAGES: 'languages',
  USERNAME_ALREADY_EXISTS: 'username',
}

/** Shows why a profile was not saved: at its fields if possible, else as a toast. */
export function showProfileProblem(
  t: Translate,
  form: UseFormReturn<ProfileForm>,
  error: unknown,
): void {
  const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined
  const problems = field
    ? [[field, errorText(t, error)] as const]
    : fieldProblems(error, PROFILE_FIELDS)
  problems.forEach(([name, message], index) =>
    form.setError(name, { message }, { shouldFocus: index === 0 }),
  )
  if (!problems.length)
    toast({
      tone: 'danger',
      title: t('account.profile.notSaved'),
      description: errorText(t, error),
    })
}

import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing, REQUIRED_FIELDS, type RequiredField } from '@tomogolf/domain/profile'
import { api } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { ProfileFieldsProps } from '../../../lib/join-parts.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { cacheProfile, profileQuery, type Profile } from '../../../queries/profile.ts'
import { useSetting } from '../../../queries/settings.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { RequiredFields } from './PersonFields.tsx'
import { bodyOf, formOf, type ProfileForm } from './profile-form.ts'
import { guessFrom } from './profile-guess.ts'
import { showProfileProblem } from './profile-problem.ts'
import { profileRules } from './profile-rules.ts'

/** The missing required fields of the profile, in another dialog whose button submits them. */
export default function MissingFields(props: ProfileFieldsProps) {
  const profile = useQuery(profileQuery)
  if (profile.data) return <MissingForm {...props} profile={profile.data} />
  if (profile.error)
    return <ErrorState error={profile.error} retry={() => void profile.refetch()} />
  return <FormSkeleton fields={4} />
}

function MissingForm({
  profile,
  formId,
  onSaving,
  onSaved,
  onName,
}: ProfileFieldsProps & { profile: Profile }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const most = useSetting('max_languages')
  const stored = formOf(profile)
  // the saved profile lacks none of them, and the form is still shown
  const [missing] = useState(() =>
    REQUIRED_FIELDS.filter(
      (field): field is Exclude<RequiredField, 'email'> =>
        field !== 'email' && isMissing(profile[field]),
    ),
  )
  const guess = guessFrom(navigator.languages, language, most)
  const form = useForm<ProfileForm>({
    // a stored value that is no longer accepted is corrected in the account settings, not here
    resolver: (values, context, options) =>
      zodResolver(
        profileRules(currentTime(), most).pick(
          Object.fromEntries(missing.map((field) => [field, true])) as { firstName: true },
        ),
      )(values as never, context, options as never) as never,
    defaultValues: {
      ...stored,
      ...(missing.includes('country') && { country: guess.country }),
      ...(missing.includes('languages') && { languages: guess.languages }),
    },
  })
  const save = useMutation({
    mutationFn: () => {
      const body = bodyOf(form.getValues())
      return api('PUT /api/profile', {
        body: Object.fromEntries(missing.map((field) => [field, body[field]])),
      })
    },
    onSuccess: async (saved) => {
      cacheProfile(queryClient, saved)
      await invalidateAfter(queryClient, 'PUT /api/profile')
      onSaved()
    },
    onError: (error) => showProfileProblem(t, form, error),
  })
  const [firstName, lastName, country] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'country'],
  })
  useEffect(
    () => onName?.({ firstName, lastName, country }),
    [firstName, lastName, country, onName],
  )
  const { isPending } = save
  useEffect(() => onSaving(isPending), [isPending, onSaving])
  return (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(() => save.mutate())}
        className="grid gap-x-4 gap-y-5 md:grid-cols-2"
      >
        <RequiredFields
          email={profile.email}
          emailVerified={profile.emailVerified}
          most={most}
          only={missing}
        />
      </form>
    </FormProvider>
  )
}

import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { completeness, type RequiredField } from '@tomogolf/domain/profile'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { cacheProfile, type Profile } from '../../../queries/profile.ts'
import { useSetting } from '../../../queries/settings.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Completeness } from './Completeness.tsx'
import { GolfFields } from './GolfFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { PhotoField } from './PhotoField.tsx'
import { anchorIdOf } from './FieldAnchor.tsx'
import { resumeIntent } from './resume-intent.ts'
import { bodyOf, formOf, type ProfileForm as Form } from './profile-form.ts'
import { showProfileProblem } from './profile-problem.ts'
import { profileRules } from './profile-rules.ts'

const fillIn = (field: RequiredField) =>
  document.getElementById(anchorIdOf(field))?.querySelector<HTMLElement>('input, select')?.focus()

/** The form of the user's own profile: required fields first, golf details folded. */
export default function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const most = useSetting('max_languages')
  const form = useForm<Form>({
    resolver: (...input) => zodResolver(profileRules(currentTime(), most))(...input),
    defaultValues: formOf(profile),
  })
  const typed = useWatch({ control: form.control })
  const save = useMutation({
    mutationFn: (values: Form) => api('PUT /api/profile', { body: bodyOf(values) }),
    onSuccess: async (saved) => {
      form.reset(formOf(saved))
      cacheProfile(queryClient, saved)
      await invalidateAfter(queryClient, 'PUT /api/profile')
      toast({ tone: 'success', title: t('account.profile.saved') })
      if (saved.completeness.complete && resumeIntent()) await navigate({ to: '/games' })
    },
    onError: (error) => showProfileProblem(t, form, error),
  })
  const incomplete = () => {
    const { missing, minutes } = completeness({ ...form.getValues(), email: profile.email })
    if (missing.length)
      toast({
        tone: 'danger',
        title: t('account.complete.missing', { count: missing.length }),
        description: t('account.complete.minutes', { count: minutes }),
      })
  }
  const { isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => save.mutate(values), incomplete)}
        className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_280px] xl:items-start xl:gap-10"
      >
        <Completeness
          fields={{ ...form.getValues(), ...typed, email: profile.email }}
          onChoose={fillIn}
          className="xl:sticky xl:top-[calc(var(--header)+24px)] xl:col-start-2 xl:row-start-1"
        />
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <PhotoField userId={profile.userId} photo={profile.avatarUrl} />
          <PersonFields email={profile.email} emailVerified={profile.emailVerified} most={most} />
          <GolfFields />
          <div
            data-action-bar
            className="sticky bottom-(--tabbar) z-1 mt-8 flex flex-wrap items-center gap-4 border-t border-line bg-background py-3.5 lg:py-5"
          >
            <Button type="submit" variant="primary" size="large" busy={save.isPending}>
              {t(save.isPending ? 'common.saving' : 'account.profile.save')}
            </Button>
            <p role="status" className="text-s text-text-3">
              {isDirty ? t('account.profile.unsaved') : ''}
            </p>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}

import { useFormContext } from 'react-hook-form'
import {
  EXPERIENCE_LEVELS,
  EXPERIENCE_TYPES,
  FREQUENCIES,
  HANDICAP,
} from '@tomogolf/domain/profile'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, Textarea, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { FoldedSection } from './FormSection.tsx'
import type { ProfileForm } from './profile-form.ts'

const CHOICES = [
  ['playingFrequency', FREQUENCIES],
  ['golfExperienceType', EXPERIENCE_TYPES],
  ['experienceLevel', EXPERIENCE_LEVELS],
] as const
const NOTES = ['favoriteCourses', 'golfGoals', 'partnerPreferences', 'golfPetPeeves'] as const

const NAMES = [
  ['nameLatin', 80],
  ['nameKatakana', 80],
  ['familyNameKanji', 20],
] as const
const OPTIONAL = [
  ...NAMES.map(([field]) => field),
  'username',
  'handicap',
  'yearsPlaying',
  ...CHOICES.map(([field]) => field),
  ...NOTES,
] as const

/** Optional details: the name as courses write it, username, golf. */
export function GolfFields() {
  const t = useT()
  const {
    register,
    formState: { errors },
  } = useFormContext<ProfileForm>()
  return (
    <FoldedSection
      title={t('account.profile.golf')}
      text={t('account.profile.golfText')}
      open={OPTIONAL.some((field) => errors[field])}
    >
      {NAMES.map(([field, longest]) => (
        <Field
          key={field}
          label={t(`account.profile.${field}`)}
          optional
          hint={t(`account.profile.${field}Hint`)}
          error={fieldMessage(t, errors[field]?.message)}
        >
          <TextInput
            {...register(field)}
            lang={field === 'nameLatin' ? undefined : 'ja'}
            autoComplete="off"
            spellCheck={false}
            maxLength={longest}
          />
        </Field>
      ))}
      <Field
        label={t('account.profile.username')}
        optional
        hint={t('account.profile.usernameHint')}
        error={fieldMessage(t, errors.username?.message)}
      >
        <TextInput
          {...register('username')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
      </Field>
      <Field
        label={t('account.profile.handicap')}
        optional
        hint={t('account.profile.handicapHint', HANDICAP)}
        error={fieldMessage(t, errors.handicap?.message)}
      >
        <TextInput {...register('handicap')} inputMode="text" autoComplete="off" maxLength={6} />
      </Field>
      <Field
        label={t('account.profile.yearsPlaying')}
        optional
        error={fieldMessage(t, errors.yearsPlaying?.message)}
      >
        <TextInput
          {...register('yearsPlaying')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </Field>
      {CHOICES.map(([field, values]) => (
        <Field
          key={field}
          label={t(`account.profile.${field}`)}
          optional
          error={fieldMessage(t, errors[field]?.message)}
        >
          <Select {...register(field)}>
            <option value="">{t('account.profile.noAnswer')}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {tDynamic(t)(`account.${field}.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {NOTES.map((field) => (
        <Field
          key={field}
          label={t(`account.profile.${field}`)}
          optional
          error={fieldMessage(t, errors[field]?.message)}
          className="min-w-0 md:col-span-2"
        >
          <Textarea {...register(field)} rows={2} maxLength={500} className="min-h-20!" />
        </Field>
      ))}
    </FoldedSection>
  )
}

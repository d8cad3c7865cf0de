import { Controller, useFormContext } from 'react-hook-form'
import { CircleCheck } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { GENDERS, MINIMUM_AGE, type RequiredField } from '@tomogolf/domain/profile'
import { nameFields } from '@tomogolf/format/person-name'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { PhoneField } from '@tomogolf/ui/forms/PhoneField.tsx'
import { parseTypedDay } from '@tomogolf/ui/forms/typed-day.ts'
import { FormSection } from './FormSection.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { FieldAnchor } from './FieldAnchor.tsx'
import type { ProfileForm } from './profile-form.ts'

const OWN_LEVELS = ['beginner', 'casual', 'intermediate', 'advanced', 'scratch_pro'] as const

/** The section of the nine required fields. */
export function PersonFields(props: Omit<RequiredFieldsProps, 'only'>) {
  const t = useT()
  return (
    <FormSection title={t('account.profile.person')} text={t('account.profile.personText')}>
      <RequiredFields {...props} />
    </FormSection>
  )
}

type RequiredFieldsProps = {
  email: string
  emailVerified: boolean
  /** The maximum number of languages. */
  most: number
  /** Leaves out the other fields, and shows the level as chips. */
  only?: readonly RequiredField[]
}

/** The nine required fields of a profile. */
export function RequiredFields({ email, emailVerified, most, only }: RequiredFieldsProps) {
  const { t, language } = useI18n()
  const {
    register,
    control,
    getValues,
    formState: { errors },
  } = useFormContext<ProfileForm>()
  const asks = (field: RequiredField) => only === undefined || only.includes(field)
  const names = nameFields(language).filter(asks)
  return (
    <>
      {names.map((name) => (
        <FieldAnchor key={name} field={name}>
          <Field
            label={t(`account.profile.${name}`)}
            error={fieldMessage(t, errors[name]?.message)}
            required
          >
            <TextInput
              {...register(name)}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={60}
            />
          </Field>
        </FieldAnchor>
      ))}
      {names.length > 0 && (
        <p className="-mt-2 text-s text-text-3 md:col-span-2">{t('account.profile.nameHint')}</p>
      )}
      {asks('email') && (
        <FieldAnchor wide field="email">
          <Field
            label={t('account.email.label')}
            note={emailVerified ? <Verified /> : undefined}
            hint={<EmailHint />}
          >
            <TextInput
              type="email"
              value={email}
              readOnly
              className="text-text-2"
              boxClassName="bg-transparent!"
            />
          </Field>
        </FieldAnchor>
      )}
      {asks('contactNumber') && (
        <FieldAnchor wide field="contactNumber">
          <Controller
            control={control}
            name="contactNumber"
            render={({ field }) => (
              <PhoneField
                label={t('account.profile.contactNumber')}
                hint={t('account.profile.phoneHint')}
                value={field.value}
                country={getValues('country')}
                error={fieldMessage(t, errors.contactNumber?.message)}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
        </FieldAnchor>
      )}
      {asks('birthDate') && (
        <FieldAnchor field="birthDate">
          <Field
            label={t('account.profile.birthDate')}
            error={fieldMessage(t, errors.birthDate?.message)}
            hint={t('account.profile.birthHint', { age: MINIMUM_AGE })}
            required
          >
            <Controller
              control={control}
              name="birthDate"
              render={({ field }) => (
                // not type="date", which has the order of the browser's language
                <TextInput
                  {...field}
                  onBlur={() => {
                    field.onChange(parseTypedDay(field.value) ?? field.value)
                    field.onBlur()
                  }}
                  inputMode="numeric"
                  autoComplete="bday"
                  placeholder="YYYY-MM-DD"
                  maxLength={14}
                />
              )}
            />
          </Field>
        </FieldAnchor>
      )}
      {asks('country') && (
        <FieldAnchor field="country">
          <Field
            label={t('account.profile.country')}
            error={fieldMessage(t, errors.country?.message)}
            required
          >
            <CountrySelect {...register('country')} />
          </Field>
        </FieldAnchor>
      )}
      {asks('gender') && (
        <FieldAnchor field="gender">
          <Controller
            control={control}
            name="gender"
            render={({ field }) => (
              <FieldGroup
                label={t('account.profile.gender')}
                error={fieldMessage(t, errors.gender?.message)}
                required
              >
                <ChipGroup
                  name="gender"
                  value={field.value}
                  onChange={field.onChange}
                  options={GENDERS.map((value) => ({ value, label: t(`account.gender.${value}`) }))}
                />
              </FieldGroup>
            )}
          />
        </FieldAnchor>
      )}
      {asks('skillLevel') && !only && (
        <FieldAnchor field="skillLevel">
          <Field
            label={t('account.profile.skillLevel')}
            error={fieldMessage(t, errors.skillLevel?.message)}
            hint={t('account.profile.skillHint')}
            required
          >
            <Select {...register('skillLevel')}>
              <option value="">{t('common.select.choose')}</option>
              {OWN_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t(`common.skill.${level}`)}
                </option>
              ))}
              {getValues('skillLevel') === 'any' && (
                <option value="any">{t('common.skill.any')}</option>
              )}
            </Select>
          </Field>
        </FieldAnchor>
      )}
      {asks('skillLevel') && only && (
        <Controller
          control={control}
          name="skillLevel"
          render={({ field }) => (
            <FieldGroup
              label={t('account.profile.skillLevel')}
              error={fieldMessage(t, errors.skillLevel?.message)}
              hint={t('account.profile.skillHint')}
              required
            >
              <ChipGroup
                name="skillLevel"
                value={field.value}
                onChange={field.onChange}
                options={OWN_LEVELS.map((value) => ({ value, label: t(`common.skill.${value}`) }))}
              />
            </FieldGroup>
          )}
        />
      )}
      {asks('languages') && (
        <FieldAnchor wide field="languages">
          <Controller
            control={control}
            name="languages"
            render={({ field }) => (
              <LanguagePicker
                value={field.value}
                most={most}
                onChange={field.onChange}
                error={fieldMessage(t, errors.languages?.message)}
              />
            )}
          />
        </FieldAnchor>
      )}
    </>
  )
}

function EmailHint() {
  const t = useT()
  return (
    <Rich
      text={t('account.profile.emailHint')}
      tags={{
        change: (inside) => (
          <Link to="/account-settings" search={{ tab: 'security' }} className="link">
            {inside}
          </Link>
        ),
      }}
    />
  )
}

function Verified() {
  const t = useT()
  return (
    <span className="inline-flex items-center gap-1.5 text-success">
      <CircleCheck className="size-4" />
      {t('account.profile.verified')}
    </span>
  )
}

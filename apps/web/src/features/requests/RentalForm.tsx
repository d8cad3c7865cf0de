import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { CLUB_BRANDS, RENTAL_DAYS, RENTAL_SETS, SHAFTS } from '@tomogolf/domain/requests'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { courseFieldValue } from '../../components/course-field-value.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { CourseField } from '../../components/CourseField.tsx'
import { Field, FieldError, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { TimeField } from '@tomogolf/ui/forms/TimeField.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { TextInput, Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { withBrand } from './options.ts'
import { ChoiceField, CountField } from './ChoiceField.tsx'
import { DaysField } from './DaysField.tsx'
import { ActionBar, formClass, FieldAnchor, MoreFields, Pair } from './FormParts.tsx'
import { EmailField, NameFields, ContactPhoneField } from './Person.tsx'
import { rentalRules } from './rules.ts'
import { useRequest, type FormProps } from './use-request.ts'
import { EMPTY_RENTAL, rentalBody, initialValues, type Rental } from './values.ts'

/** The rental request: course, date, clubs and contact details. */
export default function RentalForm({
  profileValues,
  urlValues,
  captcha,
  onSent,
  onClear,
}: FormProps<Rental>) {
  const { t, language } = useI18n()
  const [initial] = useState(() => ({
    ...initialValues(
      EMPTY_RENTAL,
      profileValues,
      urlValues,
      parseStored(local.get('rental-draft')),
    ),
    // the terms are accepted for each request
    termsAccepted: false,
  }))
  const form = useForm<Rental>({
    resolver: (...input) => zodResolver(rentalRules(currentTime()))(...input),
    shouldFocusError: false,
    defaultValues: initial,
  })
  const {
    register,
    control,
    setValue,
    clearErrors,
    formState: { errors },
  } = form
  const request = useRequest({
    form,
    draft: 'rental-draft',
    prefillKey: urlValues.key,
    captcha,
    onSent,
    rename: { teeTime: 'date' },
    path: '/api/rental-requests',
    bodyOf: rentalBody,
  })
  const error = (field: keyof Rental) => fieldMessage(t, errors[field]?.message)
  const page = (to: '/terms' | '/privacy') => (inside: string) => (
    <Link to={to} target="_blank" className="link">
      {inside}
      <span className="sr-only"> {t('common.newTab')}</span>
    </Link>
  )
  return (
    <form
      noValidate
      aria-label={t('requests.form')}
      onFocus={captcha.prepare}
      onSubmit={request.onSubmit}
      className={formClass}
    >
      <Fieldset
        heading="h2"
        title={t('requests.part.course')}
        about={t('requests.part.courseText')}
      >
        <FieldAnchor field="courseName">
          <Controller
            control={control}
            name="courseName"
            render={({ field }) => (
              <CourseField
                value={field.value}
                error={error('courseName')}
                onType={(name) => {
                  field.onChange(name)
                  setValue('courseId', null)
                }}
                onChoose={(course) => {
                  field.onChange(courseFieldValue(course, language))
                  setValue('courseId', course.id)
                  setValue('courseAddress', course.address)
                  clearErrors(['courseName', 'courseAddress'])
                }}
              />
            )}
          />
        </FieldAnchor>
        <FieldAnchor field="courseAddress">
          <Field label={t('requests.address')} error={error('courseAddress')} required>
            <TextInput
              {...register('courseAddress')}
              icon={MapPin}
              maxLength={200}
              autoComplete="off"
            />
          </Field>
        </FieldAnchor>
        <FieldAnchor field="date">
          <Controller
            control={control}
            name="date"
            render={({ field }) => (
              <DaysField
                label={t('requests.date')}
                empty={t('requests.date.choose')}
                mode="day"
                value={field.value ? { from: field.value, to: field.value } : null}
                error={error('date')}
                onChange={(days) => field.onChange(days?.from ?? '')}
              />
            )}
          />
        </FieldAnchor>
        <Pair>
          <FieldAnchor field="time">
            <Controller
              control={control}
              name="time"
              render={({ field }) => (
                <TimeField
                  {...field}
                  label={t('requests.teeTime.first')}
                  note={t('common.japanTime')}
                  error={error('time')}
                  required
                />
              )}
            />
          </FieldAnchor>
          <CountField
            control={control}
            name="days"
            label={t('requests.days')}
            hint={t('requests.range', RENTAL_DAYS)}
            error={error('days')}
            {...RENTAL_DAYS}
          />
        </Pair>
      </Fieldset>
      <Fieldset heading="h2" title={t('requests.part.clubs')} about={t('requests.part.clubsText')}>
        <CountField
          control={control}
          name="sets"
          label={t('requests.sets')}
          hint={t('requests.range', RENTAL_SETS)}
          error={errors.sets && t('requests.range', RENTAL_SETS)}
          {...RENTAL_SETS}
        />
        <ChoiceField
          control={control}
          name="shaft"
          label={t('requests.shaft')}
          error={error('shaft')}
          values={SHAFTS}
          say={(value) => t(`requests.shaft.${value}`)}
        />
        <FieldAnchor field="brands">
          <Controller
            control={control}
            name="brands"
            render={({ field }) => (
              <FieldGroup label={t('requests.brands')} error={error('brands')} required>
                <ChipGroup
                  name="brands"
                  value={field.value}
                  onChange={(brand, on) => field.onChange(withBrand(field.value, brand, on))}
                  options={CLUB_BRANDS.map((value) => ({
                    value,
                    label: t(`requests.brand.${value}`),
                  }))}
                />
              </FieldGroup>
            )}
          />
        </FieldAnchor>
        <FieldAnchor field="leftHanded">
          <Switch {...register('leftHanded')}>{t('requests.leftHanded')}</Switch>
        </FieldAnchor>
        <MoreFields isFilled={initial.requirements !== ''} hasError={Boolean(errors.requirements)}>
          <FieldAnchor field="requirements">
            <Field
              label={t('requests.requirements')}
              hint={t('requests.requirements.hint')}
              error={error('requirements')}
              optional
            >
              <Textarea {...register('requirements')} maxLength={2000} />
            </Field>
          </FieldAnchor>
        </MoreFields>
      </Fieldset>
      <Fieldset
        heading="h2"
        title={t('requests.part.you')}
        about={t('requests.part.rentalYouText')}
      >
        <NameFields register={register} errors={errors} />
        <ContactPhoneField control={control} errors={errors} name="mobile" country="" />
        <EmailField register={register} errors={errors} />
        <FieldAnchor field="termsAccepted" className="border-t border-line pt-5">
          <Checkbox
            {...register('termsAccepted')}
            aria-invalid={errors.termsAccepted ? true : undefined}
            aria-describedby="rental-terms"
          >
            <Rich
              text={t('requests.terms')}
              tags={{ terms: page('/terms'), privacy: page('/privacy') }}
            />
          </Checkbox>
          <FieldError id="rental-terms">{error('termsAccepted')}</FieldError>
        </FieldAnchor>
      </Fieldset>
      <ActionBar submit={t('requests.rental.submit')} onClear={onClear} state={request} />
    </form>
  )
}

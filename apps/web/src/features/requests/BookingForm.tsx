import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { Clock } from 'lucide-react'
import {
  BOOKING_GAMES,
  BOOKING_PLAYERS,
  BUDGETS,
  CADDIE_WISHES,
  CONTACT_WAYS,
  TEE_TIME_SLOTS,
} from '@tomogolf/domain/requests'
import { GENDERS } from '@tomogolf/domain/profile'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { courseFieldValue } from '../../components/course-field-value.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { CourseField } from '../../components/CourseField.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { Select, Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { ChoiceField, CountField } from './ChoiceField.tsx'
import { DaysField } from './DaysField.tsx'
import { ActionBar, formClass, FieldAnchor, MoreFields, Pair } from './FormParts.tsx'
import { EmailField, NameFields, ContactPhoneField } from './Person.tsx'
import { PrefecturePicker } from './PrefecturePicker.tsx'
import { bookingRules } from './rules.ts'
import { slotText } from './options.ts'
import { useRequest, type FormProps } from './use-request.ts'
import { bookingBody, EMPTY_BOOKING, initialValues, type Booking } from './values.ts'

/** The concierge request: golf, place, budget and contact details. */
export default function BookingForm({
  profileValues,
  urlValues,
  captcha,
  onSent,
  onClear,
}: FormProps<Booking>) {
  const { t, language } = useI18n()
  const [initial] = useState(() =>
    initialValues(EMPTY_BOOKING, profileValues, urlValues, parseStored(local.get('booking-draft'))),
  )
  const form = useForm<Booking>({
    resolver: (...input) => zodResolver(bookingRules(currentTime()))(...input),
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
    draft: 'booking-draft',
    prefillKey: urlValues.key,
    captcha,
    onSent,
    path: '/api/booking-requests',
    bodyOf: bookingBody,
  })
  const error = (field: keyof Booking) => fieldMessage(t, errors[field]?.message)
  const { from, to, allJapan, prefectures } = form.watch()
  return (
    <form
      noValidate
      aria-label={t('requests.form')}
      onFocus={captcha.prepare}
      onSubmit={request.onSubmit}
      className={formClass}
    >
      <Fieldset heading="h2" title={t('requests.part.golf')} about={t('requests.part.golfText')}>
        <FieldAnchor field="from to">
          <DaysField
            label={t('requests.dates')}
            empty={t('requests.dates.choose')}
            mode="range"
            value={from ? { from, to } : null}
            error={error('from') ?? error('to')}
            onChange={(days) => {
              setValue('from', days?.from ?? '', { shouldDirty: true })
              setValue('to', days?.to ?? '')
              clearErrors(['from', 'to'])
            }}
          />
        </FieldAnchor>
        <FieldAnchor field="teeTime">
          <Field
            label={t('requests.teeTime')}
            note={t('common.japanTime')}
            error={error('teeTime')}
            required
          >
            <Select {...register('teeTime')} icon={Clock}>
              <option value="">{t('common.select.choose')}</option>
              {TEE_TIME_SLOTS.map((slot) => (
                <option key={slot} value={slot}>
                  {slotText(slot, language)}
                </option>
              ))}
            </Select>
          </Field>
        </FieldAnchor>
        <Pair short>
          <CountField
            control={control}
            name="games"
            label={t('requests.games')}
            error={errors.games && t('requests.range', BOOKING_GAMES)}
            {...BOOKING_GAMES}
          />
          <CountField
            control={control}
            name="players"
            label={t('requests.players')}
            error={errors.players && t('requests.range', BOOKING_PLAYERS)}
            {...BOOKING_PLAYERS}
          />
        </Pair>
      </Fieldset>
      <Fieldset heading="h2" title={t('requests.part.place')} about={t('requests.part.placeText')}>
        <FieldAnchor field="prefectures">
          <PrefecturePicker
            allJapan={allJapan}
            chosen={prefectures}
            error={error('prefectures')}
            onChange={(next) => {
              setValue('allJapan', next.allJapan, { shouldDirty: true })
              setValue('prefectures', next.prefectures)
              clearErrors('prefectures')
            }}
          />
        </FieldAnchor>
        <ChoiceField
          control={control}
          name="budget"
          label={t('requests.budget')}
          hint={t('requests.budget.hint')}
          error={error('budget')}
          values={BUDGETS}
          say={(value) => t(`requests.budget.${value}`)}
        />
        <MoreFields
          isFilled={Boolean(initial.course || initial.wishes)}
          hasError={Boolean(errors.course ?? errors.wishes)}
        >
          <FieldAnchor field="course">
            <Controller
              control={control}
              name="course"
              render={({ field }) => (
                <CourseField
                  optional
                  value={field.value}
                  onType={field.onChange}
                  onChoose={(course) => field.onChange(courseFieldValue(course, language))}
                />
              )}
            />
          </FieldAnchor>
          <FieldAnchor field="wishes">
            <Field
              label={t('requests.wishes')}
              hint={t('requests.wishes.hint')}
              error={error('wishes')}
              optional
            >
              <Textarea {...register('wishes')} maxLength={2000} />
            </Field>
          </FieldAnchor>
          <ChoiceField
            control={control}
            name="caddie"
            label={t('requests.caddie')}
            values={CADDIE_WISHES}
            say={(value) => t(`requests.caddie.${value}`)}
            optional
          />
        </MoreFields>
      </Fieldset>
      <Fieldset heading="h2" title={t('requests.part.you')} about={t('requests.part.youText')}>
        <NameFields register={register} errors={errors} />
        <ChoiceField
          control={control}
          name="gender"
          label={t('requests.gender')}
          error={error('gender')}
          values={GENDERS}
          say={(value) => t(`requests.gender.${value}`)}
        />
        <FieldAnchor field="nationality">
          <Field label={t('requests.nationality')} error={error('nationality')} required>
            <CountrySelect {...register('nationality')} />
          </Field>
        </FieldAnchor>
        <EmailField register={register} errors={errors} />
        <ContactPhoneField
          control={control}
          errors={errors}
          name="phone"
          country={form.getValues('nationality')}
        />
        <ChoiceField
          control={control}
          name="contactBy"
          label={t('requests.contactBy')}
          error={error('contactBy')}
          values={CONTACT_WAYS}
          say={(value) => t(`requests.contactBy.${value}`)}
        />
      </Fieldset>
      <ActionBar submit={t('requests.book.submit')} onClear={onClear} state={request} />
    </form>
  )
}

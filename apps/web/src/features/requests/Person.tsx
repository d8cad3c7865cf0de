import { Controller, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { Mail } from 'lucide-react'
import { nameFields } from '@tomogolf/format/person-name'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { PhoneField } from '@tomogolf/ui/forms/PhoneField.tsx'
import { Pair, FieldAnchor } from './FormParts.tsx'

type Named = { firstName: string; lastName: string; email: string }
type Tools<V extends Named> = { register: UseFormRegister<V>; errors: FieldErrors<V> }
const of = <V extends Named>({ register, errors }: Tools<V>) => ({
  register: register as unknown as UseFormRegister<Named>,
  errors: errors as FieldErrors<Named>,
})

/** First and last name, in the order of the page's language. */
export function NameFields<V extends Named>(tools: Tools<V>) {
  const { t, language } = useI18n()
  const { register, errors } = of(tools)
  return (
    <Pair short>
      {nameFields(language).map((name) => (
        <FieldAnchor key={name} field={name}>
          <Field
            label={t(`requests.${name}`)}
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
    </Pair>
  )
}

export function EmailField<V extends { email: string }>({
  register,
  errors,
}: {
  register: UseFormRegister<V>
  errors: FieldErrors<V>
}) {
  const { t } = useI18n()
  const { register: field, errors: wrong } = of({ register, errors } as unknown as Tools<Named>)
  return (
    <FieldAnchor field="email">
      <Field label={t('requests.email')} error={fieldMessage(t, wrong.email?.message)} required>
        <TextInput
          {...field('email')}
          icon={Mail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
        />
      </Field>
    </FieldAnchor>
  )
}

type Numbered = { phone: string } | { mobile: string }
/** The phone number field, under the name that the form uses. */
export function ContactPhoneField<V extends Numbered>({
  control,
  errors,
  name,
  country,
}: {
  control: Control<V>
  errors: FieldErrors<V>
  name: 'phone' | 'mobile'
  country: string
}) {
  const { t } = useI18n()
  const one = control as unknown as Control<Record<string, string>>
  const error = (errors as FieldErrors<Record<string, string>>)[name]?.message
  return (
    <FieldAnchor field={name}>
      <Controller
        control={one}
        name={name}
        render={({ field: { name: _, ...field } }) => (
          <PhoneField
            {...field}
            value={field.value ?? ''}
            label={t(`requests.${name}`)}
            country={country}
            error={fieldMessage(t, error)}
          />
        )}
      />
    </FieldAnchor>
  )
}

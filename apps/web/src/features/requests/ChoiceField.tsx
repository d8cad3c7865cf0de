import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { FieldAnchor } from './FormParts.tsx'

type Common<V extends FieldValues> = {
  control: Control<V>
  name: FieldPath<V>
  label: string
  hint?: string
  error?: string | undefined
}

/** A choice of a few options as chips. `optional`: one is preselected. */
export function ChoiceField<V extends FieldValues, T extends string>({
  control,
  name,
  label,
  hint,
  error,
  values,
  say,
  optional,
}: Common<V> & { values: readonly T[]; say: (value: T) => string; optional?: boolean }) {
  return (
    <FieldAnchor field={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <FieldGroup label={label} hint={hint} error={error} required={!optional}>
            <ChipGroup
              name={name}
              value={field.value}
              onChange={field.onChange}
              options={values.map((value) => ({ value, label: say(value) }))}
            />
          </FieldGroup>
        )}
      />
    </FieldAnchor>
  )
}

/** A small integer field. */
export function CountField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  error,
  min,
  max,
}: Common<V> & { min: number; max: number }) {
  return (
    <FieldAnchor field={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Field label={label} hint={hint} error={error} required>
            <Stepper
              allowOutOfRange
              value={field.value}
              onChange={field.onChange}
              min={min}
              max={max}
            />
          </Field>
        )}
      />
    </FieldAnchor>
  )
}

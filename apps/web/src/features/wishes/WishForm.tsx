import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from '@tanstack/react-query'
import { BellPlus, ShieldCheck } from 'lucide-react'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { fromMajor } from '@tomogolf/domain/money'
import { languageName } from '@tomogolf/format/language-name'
import { formatMoney } from '@tomogolf/format/money'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, type Icon } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { AreaPicker } from './AreaPicker.tsx'
import { WhenFields } from './WhenFields.tsx'
import { PARTY_SIZES, PRICES, type WishValues } from './wish-values.ts'

type WishFormProps = {
  initial: WishValues
  /** Visitors give an address, which they confirm. */
  asksEmail: boolean
  /** Of the button. */
  submit: { label: string; icon: Icon }
  save: (values: WishValues) => Promise<void>
  onFocus?: () => void
  /** Beside the button. */
  cancel?: ReactNode
}

/** What game to tell a person about. */
export function WishForm({ initial, asksEmail, submit, save, onFocus, cancel }: WishFormProps) {
  const { t, language } = useI18n()
  const form = useForm<WishValues>({ defaultValues: initial })
  const values = form.watch()
  const set = (change: Partial<WishValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof WishValues, value)
  }
  const saving = useMutation({ mutationFn: save })
  const noDays = values.when === 'dates' ? values.from === '' : values.weekdays.length === 0
  const tried = form.formState.isSubmitted
  const price = formatMoney(fromMajor(values.price, 'USD'), language)
  return (
    <form
      noValidate
      onFocus={onFocus}
      onSubmit={form.handleSubmit((wanted) => !noDays && saving.mutate(wanted))}
      className="grid max-w-[560px] gap-7"
    >
      <AreaPicker areas={values.areas} onChange={(areas) => set({ areas })} />
      <WhenFields
        value={values}
        error={tried && noDays ? t('wishes.when.missing') : undefined}
        onChange={set}
      />
      <Field
        label={t('wishes.price')}
        note={
          values.price >= PRICES.max ? t('wishes.price.any') : t('wishes.price.upTo', { price })
        }
        hint={t('wishes.price.hint')}
      >
        <PriceSlider value={values.price} onChange={(next) => set({ price: next })} />
      </Field>
      <FieldGroup label={t('wishes.people')}>
        <ChipGroup
          name="partySize"
          value={values.partySize}
          onChange={(partySize) => set({ partySize })}
          options={PARTY_SIZES.map((value) => ({
            value,
            label: t('wishes.people.count', { count: Number(value) }),
          }))}
        />
      </FieldGroup>
      <FieldGroup label={t('wishes.languages')} note={t('common.field.optional')}>
        <ChipGroup
          name="languages"
          value={values.languages}
          onChange={(code, on) =>
            set({
              languages: on
                ? [...values.languages, code]
                : values.languages.filter((other) => other !== code),
            })
          }
          options={LANGUAGES.map((value) => ({ value, label: languageName(t, value) }))}
        />
      </FieldGroup>
      <FieldGroup label={t('wishes.level')} note={t('common.field.optional')}>
        <ChipGroup
          name="level"
          value={values.level}
          onChange={(level) => set({ level })}
          options={[
            { value: '' as const, label: t('wishes.level.any') },
            ...SKILL_LEVELS.filter((level) => level !== 'any').map((value) => ({
              value,
              label: t(`common.skill.${value}`),
            })),
          ]}
        />
      </FieldGroup>
      <Checkbox
        checked={values.needsClubs}
        onChange={(event) => set({ needsClubs: event.currentTarget.checked })}
      >
        {t('wishes.clubs')}
      </Checkbox>
      {asksEmail && (
        <Field
          label={t('wishes.email')}
          hint={t('wishes.email.hint')}
          error={tried && !values.email.includes('@') ? t('wishes.email.missing') : undefined}
        >
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.register('email', { validate: (email) => email.includes('@') })}
          />
        </Field>
      )}
      <ul className="grid gap-3 text-s text-text-2">
        <li className="flex gap-3">
          <BellPlus className="size-5 text-success" />
          {t('wishes.promise.mail')}
        </li>
        <li className="flex gap-3">
          <ShieldCheck className="size-5 text-success" />
          {t('wishes.promise.hold')}
        </li>
      </ul>
      {saving.error && (
        <Alert tone="danger" role="alert">
          {errorText(t, saving.error)}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          icon={submit.icon}
          busy={saving.isPending}
        >
          {submit.label}
        </Button>
        {cancel}
      </div>
    </form>
  )
}

function PriceSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useI18n()
  return (
    <input
      type="range"
      aria-label={t('wishes.price')}
      {...PRICES}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="h-11 w-full cursor-pointer accent-(--color-success)"
    />
  )
}

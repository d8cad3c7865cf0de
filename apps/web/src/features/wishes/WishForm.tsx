import { useForm } from 'react-hook-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellPlus, ShieldCheck } from 'lucide-react'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { fromMajor } from '@tomogolf/domain/money'
import { languageName } from '@tomogolf/format/language-name'
import { formatMoney } from '@tomogolf/format/money'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { AreaPicker } from './AreaPicker.tsx'
import { WhenFields } from './WhenFields.tsx'
import type { WishSearch } from './wish-search.ts'
import { bodyOf, initialValues, PRICES, type WishValues } from './wish-values.ts'

type WishFormProps = {
  prefilled: WishSearch
  /** Visitors give an address, which they confirm. */
  signedIn: boolean
  captcha: { prepare: () => void; token: () => Promise<string> }
  /** `email`: where the confirmation goes; null for a user, whose wish counts at once. */
  onMade: (email: string | null) => void
}

/** What game to tell the visitor about. */
export default function WishForm({ prefilled, signedIn, captcha, onMade }: WishFormProps) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const form = useForm<WishValues>({ defaultValues: initialValues(prefilled) })
  const values = form.watch()
  const set = (change: Partial<WishValues>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as keyof WishValues, value)
  }
  const make = useMutation({
    mutationFn: async (wanted: WishValues) =>
      api('POST /api/wishes', {
        body: { ...bodyOf(wanted), language, recaptchaToken: await captcha.token() },
      }),
    onSuccess: async ({ wish }) => {
      await invalidateAfter(queryClient, 'POST /api/wishes')
      onMade(wish ? null : values.email)
    },
  })
  const noDays = values.when === 'dates' ? values.from === '' : values.weekdays.length === 0
  const tried = form.formState.isSubmitted
  const price = formatMoney(fromMajor(values.price, 'USD'), language)
  return (
    <form
      noValidate
      onFocus={captcha.prepare}
      onSubmit={form.handleSubmit((wanted) => !noDays && make.mutate(wanted))}
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
          options={(['1', '2', '3'] as const).map((value) => ({
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
      {!signedIn && (
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
      {make.error && (
        <Alert tone="danger" role="alert">
          {errorText(t, make.error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        icon={BellPlus}
        busy={make.isPending}
      >
        {t('wishes.make')}
      </Button>
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

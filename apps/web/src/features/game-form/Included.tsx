import { Controller, useFormContext } from 'react-hook-form'
import { CART_SYSTEMS, DRESS_CODES, EXTRAS } from '@tomogolf/domain/game'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select, Textarea } from '@tomogolf/ui/forms/Input.tsx'
import type { GameDraft } from './game-draft.ts'

const FLAGS = ['caddieIncluded', 'playThrough'] as const

/** What the price covers, what the course offers, and a ride from the host. */
export function Included({ offersRide }: { offersRide: boolean }) {
  const t = useT()
  const { control, register } = useFormContext<GameDraft>()
  return (
    <>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <Field label={t('hosting.cart.label')}>
          <Select {...register('cartSystem')}>
            {CART_SYSTEMS.map((value) => (
              <option key={value} value={value}>
                {t(`hosting.cart.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('hosting.dress.label')}>
          <Select {...register('dressCodeLevel')}>
            {DRESS_CODES.map((value) => (
              <option key={value} value={value}>
                {t(`hosting.dress.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-4.5">
        {FLAGS.map((name) => (
          <Checkbox key={name} {...register(name)}>
            {t(`hosting.flag.${name}`)}
            <span className="block text-s text-text-3">{t(`hosting.flag.${name}Text`)}</span>
          </Checkbox>
        ))}
      </div>
      <FieldGroup label={t('hosting.extras')} optional>
        <Controller
          control={control}
          name="extras"
          render={({ field: { value, onChange } }) => (
            <ChipGroup
              name="extras"
              value={value}
              options={EXTRAS.map((extra) => ({
                value: extra,
                label: t(`hosting.extra.${extra}`),
              }))}
              onChange={(changed, on) =>
                onChange(on ? [...value, changed] : value.filter((extra) => extra !== changed))
              }
            />
          )}
        />
      </FieldGroup>
      <Switch {...register('transportationProvided')}>
        {t('hosting.ride.offer')}
        <span className="block text-s text-text-3">{t('hosting.ride.why')}</span>
      </Switch>
      {offersRide && (
        <Field label={t('hosting.ride.label')} required hint={t('hosting.ride.hint')}>
          <Textarea rows={3} maxLength={500} {...register('transportationDetails')} />
        </Field>
      )}
    </>
  )
}

import { CART_SYSTEMS, COURSE_TYPES, DRESS_CODES, EXTRAS } from '@tomogolf/domain/game'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Checkbox, Switch } from '@tomogolf/ui/forms/Choice.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { Select, Textarea } from '@tomogolf/ui/forms/Input.tsx'
import type { Change, Draft } from './draft.ts'

type PartProps = { draft: Draft; change: Change }
const FLAGS = ['caddieIncluded', 'playThrough', 'twoSomeGuarantee'] as const

/** How the round is played, and what the course has to offer. */
export function TheDay({ draft, change }: PartProps) {
  const { t } = useI18n()
  return (
    <Fieldset title={t('hosting.part.day')} about={t('hosting.part.dayText')}>
      <FieldGroup label={t('hosting.round')}>
        <ChipGroup
          name="courseType"
          value={draft.courseType}
          onChange={(courseType) => change({ courseType })}
          options={COURSE_TYPES.map((value) => ({
            value,
            label: t(`hosting.courseType.${value}`),
          }))}
        />
      </FieldGroup>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <Field label={t('hosting.cart.label')}>
          <Select
            value={draft.cartSystem}
            onChange={(event) =>
              change({ cartSystem: event.currentTarget.value as Draft['cartSystem'] })
            }
          >
            {CART_SYSTEMS.map((value) => (
              <option key={value} value={value}>
                {t(`hosting.cart.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('hosting.dress.label')}>
          <Select
            value={draft.dressCodeLevel}
            onChange={(event) =>
              change({ dressCodeLevel: event.currentTarget.value as Draft['dressCodeLevel'] })
            }
          >
            {DRESS_CODES.map((value) => (
              <option key={value} value={value}>
                {t(`hosting.dress.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-4.5">
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            checked={draft[flag]}
            onChange={(event) => change({ [flag]: event.currentTarget.checked })}
          >
            {t(`hosting.flag.${flag}`)}
            <span className="block text-s text-text-3">{t(`hosting.flag.${flag}Text`)}</span>
          </Checkbox>
        ))}
      </div>
      <FieldGroup label={t('hosting.extras')} optional>
        <ChipGroup
          name="extras"
          value={draft.extras}
          options={EXTRAS.map((value) => ({ value, label: t(`hosting.extra.${value}`) }))}
          onChange={(extra, on) =>
            change({
              extras: on ? [...draft.extras, extra] : draft.extras.filter((one) => one !== extra),
            })
          }
        />
      </FieldGroup>
    </Fieldset>
  )
}

/** A ride for guests, and a word from the host. */
export function RideAndWords({ draft, change }: PartProps) {
  const { t } = useI18n()
  return (
    <Fieldset title={t('hosting.part.words')} about={t('hosting.part.wordsText')}>
      <Switch
        checked={draft.transportationProvided}
        onChange={(event) => change({ transportationProvided: event.currentTarget.checked })}
      >
        {t('hosting.ride.offer')}
      </Switch>
      {draft.transportationProvided && (
        <div data-check="transportation">
          <Field label={t('hosting.ride.label')} required hint={t('hosting.ride.hint')}>
            <Textarea
              rows={3}
              maxLength={500}
              value={draft.transportationDetails}
              onChange={(event) => change({ transportationDetails: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
      <Field label={t('hosting.notes.label')} optional hint={t('hosting.notes.hint')}>
        <Textarea
          rows={5}
          maxLength={2000}
          value={draft.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
      </Field>
    </Fieldset>
  )
}

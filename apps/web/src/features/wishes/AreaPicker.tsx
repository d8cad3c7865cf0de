import { X } from 'lucide-react'
import { prefecturesOf } from '@tomogolf/artwork/tile-map'
import { PLACES, PLACE_KINDS } from '@tomogolf/domain/places/places'
import { REGIONS } from '@tomogolf/domain/regions'
import { MAX_WISH_AREAS } from '@tomogolf/domain/wishes/wish-areas'
import { Chip } from '@tomogolf/ui/forms/Chip.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { areaName } from './wish-text.ts'

/** As far as most visitors go for a round. */
const AROUND_KM = 60
type AreaPickerProps = { areas: readonly string[]; onChange: (areas: string[]) => void }

/** Regions, prefectures and surroundings of places; none means anywhere. */
export function AreaPicker({ areas, onChange }: AreaPickerProps) {
  const { t, language } = useI18n()
  const option = (area: string) =>
    !areas.includes(area) && (
      <option key={area} value={area}>
        {areaName(t, language, area)}
      </option>
    )
  return (
    <div className="grid gap-3">
      <Field
        label={t('wishes.where')}
        hint={areas.length === 0 ? t('wishes.where.hint') : undefined}
      >
        <Select
          value=""
          disabled={areas.length >= MAX_WISH_AREAS}
          onChange={(event) => onChange([...areas, event.currentTarget.value])}
        >
          <option value="">{t('wishes.where.add')}</option>
          <optgroup label={t('wishes.where.regions')}>{REGIONS.map(option)}</optgroup>
          {REGIONS.map((region) => (
            <optgroup key={region} label={t(`common.region.${region}`)}>
              {prefecturesOf(region).map(({ en }) => option(en))}
            </optgroup>
          ))}
          {PLACE_KINDS.map((kind) => (
            <optgroup key={kind} label={t(`wishes.where.${kind}`)}>
              {PLACES.filter((place) => place.kind === kind).map(({ id }) =>
                option(`${id}/${AROUND_KM}`),
              )}
            </optgroup>
          ))}
        </Select>
      </Field>
      {areas.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {areas.map((area) => (
            <li key={area}>
              <Chip
                selected
                aria-label={t('wishes.where.remove', { area: areaName(t, language, area) })}
                onClick={() => onChange(areas.filter((other) => other !== area))}
              >
                {areaName(t, language, area)}
                <X className="size-4" />
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

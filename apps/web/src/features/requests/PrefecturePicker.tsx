import { useState } from 'react'
import { Check, ChevronDown } from 'lucide-react'
import { prefecturesOf, type RegionId } from '@tomogolf/artwork/tile-map'
import { REGIONS } from '@tomogolf/domain/regions'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'

type PrefecturePickerProps = {
  allJapan: boolean
  chosen: readonly string[]
  error: string | undefined
  onChange: (next: { allJapan: boolean; prefectures: string[] }) => void
}

/**
 * Selects all of Japan, or prefectures by region. A region expands and can be selected as a whole.
 */
export function PrefecturePicker({ allJapan, chosen, error, onChange }: PrefecturePickerProps) {
  const { t } = useI18n()
  const set = (prefectures: readonly string[], on: boolean) =>
    onChange({
      allJapan: false,
      prefectures: on
        ? [...new Set([...chosen, ...prefectures])]
        : chosen.filter((name) => !prefectures.includes(name)),
    })
  return (
    <FieldGroup
      label={t('requests.prefectures')}
      note={
        !allJapan && chosen.length > 0
          ? t('requests.prefectures.chosen', { count: chosen.length })
          : undefined
      }
      error={error}
      required
    >
      <ChipGroup
        name="where"
        value={allJapan ? 'all' : 'some'}
        onChange={(value) => onChange({ allJapan: value === 'all', prefectures: [...chosen] })}
        options={[
          { value: 'all', label: t('requests.allJapan') },
          { value: 'some', label: t('requests.somePrefectures') },
        ]}
      />
      {!allJapan && (
        <div className="mt-4 rounded-l border border-line">
          {REGIONS.map((region) => (
            <RegionRow key={region} region={region} chosen={chosen} onChange={set} />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

function RegionRow({
  region,
  chosen,
  onChange,
}: {
  region: RegionId
  chosen: readonly string[]
  onChange: (prefectures: readonly string[], on: boolean) => void
}) {
  const { t, language } = useI18n()
  const here = prefecturesOf(region)
  const names = here.map(({ en }) => en)
  const taken = names.filter((name) => chosen.includes(name))
  const all = taken.length === names.length
  const title = t(`common.region.${region}`)
  // initial state; the user expands and collapses it afterwards
  const [open] = useState(taken.length > 0)
  return (
    <details open={open} className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-13 items-center gap-3 rounded-m px-4 [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5 text-text-3 transition-transform group-open:rotate-180" />
        <span className="flex-1 font-semibold">{title}</span>
        <span className={cx('text-s', taken.length ? 'text-success' : 'text-text-3')}>
          {t('requests.prefectures.inRegion', { chosen: taken.length, total: names.length })}
        </span>
      </summary>
      <div className="px-4 pt-1 pb-4.5">
        {names.length > 1 && (
          <button
            type="button"
            aria-pressed={all}
            onClick={() => onChange(names, !all)}
            className="mb-2.5 inline-flex min-h-11 items-center gap-2 text-s font-semibold text-text-2 hover:text-text"
          >
            <span
              aria-hidden
              className={cx(
                'grid size-6 place-items-center rounded-[7px] border-[1.5px]',
                all
                  ? 'border-success bg-success text-on-success'
                  : 'border-line-control bg-surface-2 text-transparent',
              )}
            >
              <Check className="size-4 stroke-[2.75]" />
            </span>
            {t('requests.prefectures.all', { region: title })}
          </button>
        )}
        <ChipGroup
          name="prefectures"
          value={taken}
          onChange={(name, on) => onChange([name], on)}
          options={here.map((prefecture) => ({
            value: prefecture.en,
            label: prefecture[language],
          }))}
        />
      </div>
    </details>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, oneOf, present, text } from '@tomogolf/ui/lib/search-params.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { DayInput } from '@tomogolf/ui/forms/DayInput.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'

const GROUPS = ['day', 'week', 'month'] as const
export type RangeSearch = { from?: string; to?: string; groupBy?: (typeof GROUPS)[number] }
const dateText = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text(value) ?? '') ? text(value) : undefined
export const rangeSearch = (raw: Record<string, unknown>): RangeSearch =>
  checked({ from: dateText(raw.from), to: dateText(raw.to), groupBy: oneOf(raw.groupBy, GROUPS) })

/** The date range and its grouping, held in the URL. */
export function RangeBar({
  search,
  from,
  to,
}: {
  search: RangeSearch
  from?: string
  to?: string
}) {
  const t = useT()
  const navigate = useNavigate()
  const lastDay = [search.from, search.to].filter(Boolean).toSorted().at(-1)
  const change = (patch: RangeSearch) =>
    void navigate({ to: '.', search: present({ ...search, ...patch }), replace: true } as never)
  // the server shows a limited number of periods, and dates in the wrong order the other way round
  const isCut = to !== undefined && lastDay !== undefined && to < lastDay
  return (
    <>
      <div className="filters mb-4">
        <div className="max-md:col-span-2">
          <Segmented
            name="groupBy"
            label={t('admin.range.by')}
            value={search.groupBy ?? 'week'}
            onChange={(groupBy) => change({ groupBy })}
            options={GROUPS.map((value) => ({ value, label: t(`admin.range.${value}`) }))}
          />
        </div>
        {(
          [
            ['from', from],
            ['to', to],
          ] as const
        ).map(([name, value]) => (
          <DayInput
            key={name}
            aria-label={t(`admin.filter.${name}`)}
            before={t(`admin.filter.${name}`)}
            value={search[name] ?? value ?? ''}
            onChange={(day) => change({ [name]: day || undefined })}
            boxClassName="min-h-13.5! max-md:col-span-2 md:w-auto!"
            className="text-s!"
          />
        ))}
      </div>
      {isCut && (
        <Alert tone="warning" role="status" className="mb-4">
          {t('admin.range.cut', { to })}
        </Alert>
      )}
    </>
  )
}

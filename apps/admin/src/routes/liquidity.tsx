import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { LIQUIDITY_DAYS } from '@tomogolf/domain/wishes/liquidity'
import { formatRange } from '@tomogolf/format/dates'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'
import { CsvButton } from '../components/CsvButton.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Panel } from '../components/Panel.tsx'
import { LaunchPanel } from '../screens/metrics/launch/LaunchPanel.tsx'
import { LiquidityDefinitions } from '../screens/metrics/LiquidityDefinitions.tsx'
import { LiquidityTable } from '../screens/metrics/LiquidityTable.tsx'

type LiquiditySearch = { days?: (typeof LIQUIDITY_DAYS)[number] }
export const Route = createFileRoute('/liquidity')({
  validateSearch: (raw: Record<string, unknown>): LiquiditySearch =>
    checked({ days: oneOf(raw.days, LIQUIDITY_DAYS) }),
  component: LiquidityPage,
})

function LiquidityPage() {
  const { t, language } = useI18n()
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/liquidity', { query: search }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={t('admin.nav.liquidity')} lead={t('admin.liquidity.lead')}>
        <CsvButton path="/api/admin/liquidity" query={search} />
      </PageTitle>
      <div className="filters mb-4">
        <div className="max-md:col-span-2">
          <Segmented
            name="days"
            label={t('admin.liquidity.period')}
            value={search.days ?? '60'}
            onChange={(days) => void navigate({ search: { days }, replace: true })}
            options={LIQUIDITY_DAYS.map((value) => ({
              value,
              label: t('admin.liquidity.days', { count: Number(value) }),
            }))}
          />
        </div>
      </div>
      {data ? (
        <div className="grid gap-3">
          <Panel
            title={t('admin.liquidity.regions')}
            aside={
              <span className="text-s text-text-2 tabular-nums">{formatRange(data, language)}</span>
            }
          >
            <LiquidityTable rows={data.rows} />
          </Panel>
          <LaunchPanel />
          <Panel title={t('admin.liquidity.counted')}>
            <LiquidityDefinitions />
          </Panel>
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </>
  )
}

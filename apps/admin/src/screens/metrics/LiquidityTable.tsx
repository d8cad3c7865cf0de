import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import {
  ALL_REGIONS,
  FIRST_JOIN_GOAL,
  LIQUIDITY_GOALS,
  stateOfFirstJoin,
  stateOfRate,
  type LiquidityRate,
  type LiquidityState,
} from '@tomogolf/domain/wishes/liquidity'
import { formatNumber } from '@tomogolf/format/numbers'
import { tDynamic } from '@tomogolf/phrases/translator'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { SUCCESS, WARNING } from '../../components/BarChart.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'

type Row = ResultOf<'GET /api/admin/liquidity'>['rows'][number]

/** Rounded down: a share just below its goal must not read as the goal. */
const percent = (share: number): string => `${Math.floor(share * 100 + 1e-9)}%`

/** One row for each region: how far each figure is from its goal. */
export function LiquidityTable({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  const goal = (share: number) => t('admin.liquidity.goal', { share: percent(share) })
  const rateColumn = (name: LiquidityRate): Column<Row & { id: string }> => ({
    id: name,
    title: <Title title={t(`admin.liquidity.${name}`)} goal={goal(LIQUIDITY_GOALS[name])} />,
    cell: (row) => <RateCell name={name} rate={row[name]} />,
  })
  return (
    <PanelTable
      numeric
      label={t('admin.liquidity.regions')}
      rows={rows.map((row) => ({ ...row, id: row.region }))}
      columns={[
        { id: 'region', title: t('admin.liquidity.region'), cell: (row) => <Region row={row} /> },
        rateColumn('wishesMet'),
        rateColumn('gamesOn'),
        rateColumn('spotsFilled'),
        {
          id: 'firstJoin',
          title: (
            <Title
              title={t('admin.liquidity.firstJoin')}
              goal={t('admin.liquidity.goalDays', { count: FIRST_JOIN_GOAL })}
            />
          ),
          cell: (row) => <FirstJoinCell {...row.firstJoin} />,
        },
        rateColumn('hostsReturn'),
        rateColumn('attended'),
      ]}
    />
  )
}

const Title = ({ title, goal }: { title: string; goal: string }) => (
  <>
    {title} <span className="block font-normal text-text-3">{goal}</span>
  </>
)

function Region({ row }: { row: Row }) {
  const t = useT()
  const name =
    row.region === ALL_REGIONS
      ? t('admin.liquidity.all')
      : row.region
        ? tDynamic(t)(`common.region.${row.region}`)
        : t('admin.analytics.elsewhere')
  return (
    <>
      <span className="block min-w-24 font-semibold">{name}</span>
      <span className="block text-xs whitespace-nowrap text-text-2">
        {t('admin.liquidity.games', { count: row.games })}
      </span>
    </>
  )
}

function RateCell({ name, rate }: { name: LiquidityRate; rate: { part: number; whole: number } }) {
  const { t, language } = useI18n()
  const state = stateOfRate(name, rate)
  const share = rate.whole ? rate.part / rate.whole : 0
  return (
    <Figure
      state={state}
      value={percent(share)}
      bar={<Bar share={share} goal={LIQUIDITY_GOALS[name]} isReached={state === 'reached'} />}
      of={t('admin.liquidity.of', {
        part: formatNumber(rate.part, language),
        whole: formatNumber(rate.whole, language),
      })}
    />
  )
}

function FirstJoinCell({ days, games }: { days: number | null; games: number }) {
  const { t, language } = useI18n()
  const shown = Math.round((days ?? 0) * 10) / 10
  return (
    <Figure
      state={stateOfFirstJoin(days, games)}
      value={t('admin.liquidity.dayCount', {
        count: shown,
        n: formatNumber(shown, language),
      })}
      of={t('admin.liquidity.games', { count: games })}
    />
  )
}

/** Too few to tell: a dash. A missed goal is told by its words too, not by color alone. */
function Figure({
  state,
  value,
  bar,
  of,
}: {
  state: LiquidityState
  value: string
  bar?: React.ReactNode
  of: string
}) {
  const t = useT()
  if (state === 'few')
    return (
      <>
        <span className="block text-t3">–</span>
        <span className="block text-xs text-text-3">{t('admin.liquidity.few')}</span>
      </>
    )
  return (
    <>
      <span
        className={cx('relative block text-t3 font-semibold', state === 'missed' && 'text-warning')}
      >
        {value}
        <span className="sr-only"> {t(`admin.liquidity.${state}`)}</span>
      </span>
      {bar}
      <span className="block text-xs whitespace-nowrap text-text-2">{of}</span>
    </>
  )
}

/** The goal is a tick on the bar. */
const Bar = ({ share, goal, isReached }: { share: number; goal: number; isReached: boolean }) => (
  <svg aria-hidden className="my-1 h-3 w-24">
    <rect y="4" width="100%" height="4" rx="2" fill="currentColor" fillOpacity=".12" />
    <rect
      y="4"
      width={`${Math.min(share, 1) * 100}%`}
      height="4"
      rx="2"
      fill={isReached ? SUCCESS : WARNING}
    />
    <rect x={`${goal * 100 - 1}%`} width="2" height="12" fill="currentColor" />
  </svg>
)

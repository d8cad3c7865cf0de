import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { formatRange } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PanelTable } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { May } from '../../../lib/may.tsx'
import { LaunchDialog, type Launch } from './LaunchDialog.tsx'

const TONES = { closed: 'danger', seeding: 'warning', open: 'success' } as const

/** Where hosts can publish, and the fee and head start of each region. */
export function LaunchPanel() {
  const t = useT()
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/regions'))
  const settings = useQuery(apiQuery('GET /api/admin/settings')).data?.settings
  const [changing, setChanging] = useState<Launch | null>(null)
  return (
    <Panel title={t('admin.launch.title')}>
      <p className="mb-3 text-s text-text-2">{t('admin.launch.stateHint')}</p>
      {data ? (
        <PanelTable
          label={t('admin.launch.title')}
          rows={data.regions.map((row) => ({ ...row, id: row.region }))}
          columns={[
            {
              id: 'region',
              title: t('admin.liquidity.region'),
              cell: (row) => (
                <>
                  <b className="font-semibold">{t(`common.region.${row.region}`)}</b>
                  <OnPhones launch={row} />
                </>
              ),
            },
            {
              id: 'state',
              title: t('admin.launch.state'),
              cell: (row) => (
                <Badge tone={TONES[row.state]}>{t(`admin.launch.state.${row.state}`)}</Badge>
              ),
            },
            {
              id: 'fee',
              title: t('admin.launch.fee'),
              from: 'md',
              cell: (row) => <Fee fee={row.fee} />,
            },
            {
              id: 'headStart',
              title: t('admin.launch.headStart'),
              from: 'md',
              cell: (row) =>
                row.headStartHours === null
                  ? t('admin.launch.usual')
                  : t('admin.launch.hourCount', { count: row.headStartHours }),
            },
            {
              id: 'change',
              title: <span className="sr-only">{t('admin.launch.change')}</span>,
              right: true,
              cell: (row) => (
                <May do="settings.change">
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={t('admin.launch.changeOf', {
                      region: t(`common.region.${row.region}`),
                    })}
                    onClick={() => setChanging(row)}
                  >
                    {t('admin.launch.change')}
                  </Button>
                </May>
              ),
            },
          ]}
        />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
      {changing && settings && (
        <LaunchDialog launch={changing} settings={settings} onClose={() => setChanging(null)} />
      )}
    </Panel>
  )
}

/** What the columns show that phones leave out, with its title, where it is not as usual. */
function OnPhones({ launch: { fee, headStartHours } }: { launch: Launch }) {
  const t = useT()
  return (
    <span className="block text-xs text-text-2 empty:hidden md:hidden">
      {fee && (
        <span className="block">
          {t('admin.launch.fee')}: <Fee fee={fee} />
        </span>
      )}
      {headStartHours !== null && (
        <span className="block">
          {t('admin.launch.headStart')}: {t('admin.launch.hourCount', { count: headStartHours })}
        </span>
      )}
    </span>
  )
}

function Fee({ fee }: { fee: Launch['fee'] }) {
  const { t, language } = useI18n()
  if (!fee) return t('admin.launch.usual')
  return (
    <>
      {t('admin.launch.feeValue', {
        percent: fee.percent,
        usd: formatAmount({ amount: fee.baseUsd, currency: 'USD' }, language),
        jpy: formatAmount({ amount: fee.baseJpy, currency: 'JPY' }, language),
      })}
      <span className="block text-xs text-text-2">{formatRange(fee, language)}</span>
    </>
  )
}

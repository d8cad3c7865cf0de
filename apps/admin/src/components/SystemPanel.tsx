import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Panel } from './Panel.tsx'
import { StateBadge } from './cells/StateBadge.tsx'
import { Timestamp } from './cells/Timestamp.tsx'

const COLOURS = {
  ok: 'bg-heat-3',
  slow: 'bg-warning',
  degraded: 'bg-warning',
  failing: 'bg-danger',
  unused: 'bg-surface-4',
}

/** Current status of every part of the system, with its history. */
export function SystemPanel({ className }: { className?: string }) {
  const t = useT()
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery('GET /api/admin/system-status'),
    refetchInterval: 60_000,
  })
  return (
    <Panel
      title={t('admin.system.title')}
      className={className}
      aside={
        <IconButton
          label={t('admin.system.again')}
          icon={RotateCw}
          disabled={isFetching}
          onClick={() => void refetch()}
        />
      }
    >
      {error && (
        <Alert tone="danger" role="alert">
          {errorText(t, error)}
        </Alert>
      )}
      {!data && !error && <TextSkeleton lines={6} />}
      {data && (
        <>
          <p className="-mt-2 mb-2 text-xs text-text-3">
            {t('admin.system.checked')} <Timestamp at={data.checkedAt} /> · {data.version}
          </p>
          <ul className="grid gap-3">
            {data.probes.map((probe) => (
              <li key={probe.name} className="border-t border-line pt-3">
                <div className="flex items-center justify-between gap-3 text-s">
                  <b className="font-semibold">{t(`admin.system.${probe.name}`)}</b>
                  <span className="inline-flex items-center gap-2.5 text-xs text-text-3">
                    {probe.ms} ms
                    <StateBadge area="probe" state={probe.state} />
                  </span>
                </div>
                <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-text-3">
                  {Object.entries(probe.facts)
                    .filter(([, value]) => value !== '')
                    .map(([name, value]) => (
                      <span key={name}>
                        {tDynamic(t)(`admin.fact.${name}`)}:{' '}
                        {name === 'disputesDue' ? <Timestamp at={String(value)} /> : value}
                      </span>
                    ))}
                </p>
                <span aria-hidden className="mt-2 flex gap-0.5">
                  {probe.history.map((state, i) => (
                    <i
                      key={i}
                      className={cx('h-3 max-w-2.5 flex-1 rounded-[2px]', COLOURS[state])}
                    />
                  ))}
                </span>
                {probe.lastError && (
                  <p className="mt-1.5 text-xs break-words text-danger">
                    {t('admin.system.lastError')} <Timestamp at={probe.lastError.at} />:{' '}
                    {probe.lastError.problem
                      ? t(`admin.problem.${probe.lastError.problem.code}`, {
                          count: probe.lastError.problem.count,
                        })
                      : probe.lastError.message}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { EMERGENCY_NUMBERS } from '@tomogolf/domain/safety/round-share'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'

/** What a person whom a player trusts reads on the day of the round. */
export function SharedRound() {
  const { t, language } = useI18n()
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => setToken(location.hash.slice(1)), [])
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-round', token],
    queryFn: () => api('POST /api/round-shares/open', { body: { token: token! } }),
    enabled: !!token,
    retry: false,
  })
  const time = (at: string) => formatDateTime(Date.parse(at), language)
  if (token === '' || (error && isStatus(error, 404)))
    return (
      <EmptyState seed="shared-round" title={t('game.safety.ended')}>
        {t('game.safety.endedText')}
      </EmptyState>
    )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={5} />
  return (
    <div className="max-w-[62ch] pt-6">
      <h2 className="text-t2">{courseNameIn(data, language)}</h2>
      {data.courseNameJa && language !== 'ja' && (
        <p className="mt-1 text-text-2" lang="ja">
          {data.courseNameJa}
        </p>
      )}
      <dl className="mt-6 grid gap-4 border-y border-line py-5">
        <div>
          <dt className="text-s text-text-3">{t('game.safety.teeTime')}</dt>
          <dd className="font-semibold">{time(data.teeTime)}</dd>
        </div>
        <div>
          <dt className="text-s text-text-3">{t('game.safety.host')}</dt>
          <dd className="font-semibold">{data.hostFirstName}</dd>
        </div>
      </dl>
      <p className="mt-5 text-s text-text-2">
        {t('game.safety.call', {
          police: EMERGENCY_NUMBERS.police,
          ambulance: EMERGENCY_NUMBERS.ambulance,
        })}
      </p>
      <p className="mt-2 text-s text-text-3">
        {t('game.safety.until', { time: time(data.until) })}
      </p>
    </div>
  )
}

import { useCallback } from 'react'
import { Link } from '@tanstack/react-router'
import { WifiOff, X } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatClock, formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { PageHead } from '../../../components/PageHead.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { ConfirmLocation } from '../ConfirmLocation.tsx'
import { Arrivals } from './Arrivals.tsx'
import { CodeSheet, CodeSheetSkeleton } from './CodeSheet.tsx'
import type { CodeGame } from './cached-code.ts'
import { NoCode } from './NoCode.tsx'
import { TeeClock } from './TeeClock.tsx'
import { useHostCode } from './use-host-code.ts'

/** The host's page at the course: the code and the list of arrivals. */
export function HostCode({ gameId, hostId }: { gameId: string; hostId: string }) {
  const { t } = useI18n()
  const { game, refusal, online, response, error, refetch, stale, renew, queued, markPresent } =
    useHostCode(gameId, hostId)
  const retry = useCallback(() => void refetch(), [refetch])
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[minmax(0,1fr)_460px] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <PageHead
        title={t('checkin.host.pageTitle')}
        description={t('checkin.host.description')}
        path={`/games/${gameId}/qr`}
        noindex
      />
      <Top game={game} gameId={gameId} />
      {refusal ? (
        <div className="p-(--gutter) lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-center">
          <NoCode refusal={refusal} gameId={gameId} />
        </div>
      ) : response && game ? (
        <CodeSheet game={game} response={response} online={online} onRenew={renew} />
      ) : error ? (
        <div className="p-(--gutter) lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-center">
          <ErrorState error={error} retry={retry} />
        </div>
      ) : (
        <CodeSheetSkeleton />
      )}
      {response && game && (
        <section className="flex flex-col px-(--gutter) pt-5 pb-[calc(24px+env(safe-area-inset-bottom))] lg:pt-6 lg:pr-10 lg:pl-0">
          <TeeClock teeTime={Date.parse(game.teeTime)} />
          {stale && <StaleNote readAt={response.readAt} />}
          <HostPresence gameId={gameId} game={game} online={online} />
          <Arrivals
            guests={response.guests}
            open={Date.parse(response.availableFrom)}
            markFrom={Date.parse(game.viewer?.presence?.markFrom ?? response.availableFrom)}
            queued={queued}
            onPresent={markPresent}
          />
        </section>
      )}
    </div>
  )
}

function Top({ game, gameId }: { game: CodeGame | undefined; gameId: string }) {
  const { t, language } = useI18n()
  const at = game ? Date.parse(game.teeTime) : 0
  return (
    <div className="flex min-h-(--header) items-center gap-3 py-2 pr-2 pl-(--gutter) lg:col-start-2 lg:items-start lg:pt-9 lg:pr-10 lg:pl-0">
      {game && (
        <p className="min-w-0 flex-1">
          <b className="block font-display text-t3 font-[650] tracking-[-.015em] lg:text-t1">
            {courseNameIn(game, language)}
          </b>
          <span className="text-xs text-text-2 lg:text-s">
            {t('checkin.teeOff', {
              day: formatDate(at, language),
              time: formatClock(at, language),
            })}
          </span>
        </p>
      )}
      <Link
        to="/games/$id"
        params={{ id: gameId }}
        aria-label={t('checkin.close')}
        title={t('checkin.close')}
        className="ml-auto grid size-11 flex-none place-items-center rounded-m text-text-2 hover:bg-surface-2 hover:text-text"
      >
        <X />
      </Link>
    </div>
  )
}

/** A guest's report, and the host's own evidence of being at the course. */
function HostPresence({
  gameId,
  game,
  online,
}: {
  gameId: string
  game: CodeGame
  online: boolean
}) {
  const { t } = useI18n()
  const now = useNow()
  const presence = game.viewer?.presence
  if (!presence) return null
  const isOpen = now >= Date.parse(game.checkIn.opens) && now <= Date.parse(game.checkIn.closes)
  return (
    <>
      {presence.canStateAsHost && (
        <Alert tone="warning" title={t('checkin.presence.reported.title')} className="mb-5">
          {t('checkin.presence.reported.now')}{' '}
          <Link to="/games/$id" params={{ id: gameId }} className="link">
            {t('checkin.host.toReport')}
          </Link>
        </Alert>
      )}
      {isOpen && online && (
        <ConfirmLocation gameId={gameId} confirmed={presence.location} className="mb-5" />
      )}
    </>
  )
}

/** The cached code is valid, but the list of arrivals may be old. */
function StaleNote({ readAt }: { readAt: number }) {
  const { t, language } = useI18n()
  const old = useNow() - readAt > 20 * 3_600_000
  return (
    <Alert
      tone="info"
      icon={WifiOff}
      role="status"
      title={t('checkin.host.stale.title')}
      className="mb-5"
    >
      {t('checkin.host.stale.text', {
        time: old ? formatDate(readAt, language, { time: true }) : formatClock(readAt, language),
      })}
    </Alert>
  )
}

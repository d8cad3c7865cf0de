import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleCheck, Printer } from 'lucide-react'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatClock, formatDate } from '@tomogolf/format/dates'
import { aside } from '@tomogolf/format/sentences'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { arrivalCardQuery, type ArrivalCard } from '../../queries/player-names.ts'
import { Reception } from './Reception.tsx'
import { GiveName } from './GiveName.tsx'
import { Steps } from './Steps.tsx'
import { Taxi } from './Taxi.tsx'

/** The guest's card for the way to the course and its front desk; it opens without a network. */
export function ArrivalPage({ gameId }: { gameId: string }) {
  const { t } = useI18n()
  const { data: card, error, refetch } = useQuery(arrivalCardQuery(gameId))
  return (
    <div className="wrap max-w-[62ch] pt-3 pb-10">
      <div className="flex min-h-11 items-center justify-between gap-3 print:hidden">
        <Link
          to="/games/$id"
          params={{ id: gameId }}
          aria-label={t('names.list.back')}
          className="link inline-flex min-h-11 min-w-11 items-center"
        >
          <ArrowLeft className="size-5" />
        </Link>
        {card && (
          <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-success">
            <CircleCheck className="size-4" />
            {t('names.card.offline')}
          </span>
        )}
      </div>
      {card ? (
        <Card card={card} />
      ) : error && isStatus(error, 409) ? (
        <EmptyState seed="arrival" title={t('names.card.title')}>
          {t('names.card.none')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </div>
  )
}

function Card({ card }: { card: ArrivalCard }) {
  const { t, language } = useI18n()
  const clock = (iso: string) => formatClock(Date.parse(iso), language)
  return (
    <>
      <h1 className="sr-only">{t('names.card.title')}</h1>
      <p className="mt-2 text-text-2">{t('names.card.by')}</p>
      <time
        dateTime={card.arriveBy}
        className="block font-display text-[4.75rem] leading-none font-bold"
      >
        {clock(card.arriveBy)}
      </time>
      <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-text-2">
        <span>
          {t('names.card.tee')} <b className="text-text">{clock(card.teeTime)}</b>
        </span>
        <span>
          {t('names.card.checkIn')} <b className="text-text">{clock(card.checkInOpens)}</b>
        </span>
        <span>
          {formatDate(Date.parse(card.teeTime), language)}
          {aside(t('common.japanTime'), language)}
        </span>
      </p>
      <p className="mt-1 font-semibold">{courseNameIn(card, language)}</p>
      {!(card.guest.shared && card.guest.latin && card.guest.katakana) && <GiveName card={card} />}
      <Reception card={card} />
      <Steps card={card} />
      <Taxi card={card} />
      <p className="mt-6 print:hidden">
        <Button
          variant="outline"
          icon={Printer}
          onClick={() => {
            window.print()
          }}
        >
          {t('names.card.print')}
        </Button>
      </p>
    </>
  )
}

import type { ReactNode } from 'react'
import { hours } from '@tomogolf/domain/time'
import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../queries/games.ts'
import { chargeText } from './booking-text.ts'

type BookingFactsProps = {
  booking: NonNullable<GameDetail['booking']>
  teeTime: number
  /** Rows after the way of booking, for the host. */
  children?: ReactNode
}

/** A booking at the course, without its reference. Needs the phrase area `booking`. */
export function BookingFacts({ booking, teeTime, children }: BookingFactsProps) {
  const { t, language } = useI18n()
  const time = (at: string) => formatDateTime(Date.parse(at), language)
  return (
    <dl className="border-t border-line">
      <BookingFact label={t('booking.via')}>{t(`booking.via.${booking.via}`)}</BookingFact>
      {children}
      {booking.bookedPlayers !== null && (
        <BookingFact label={t('booking.players')}>
          {t('booking.players.count', { count: booking.bookedPlayers })}
        </BookingFact>
      )}
      {booking.namesDueAt && (
        <BookingFact label={t('booking.names')}>{time(booking.namesDueAt)}</BookingFact>
      )}
      {booking.freeChangesUntil && (
        <BookingFact label={t('booking.free')}>{time(booking.freeChangesUntil)}</BookingFact>
      )}
      {booking.schedule.length > 0 && (
        <BookingFact label={t('booking.schedule')}>
          {booking.schedule.map((row) => (
            <span key={row.fromHours} className="block">
              <span className="text-text-2">
                {t('booking.schedule.from', {
                  time: formatDateTime(teeTime - hours(row.fromHours), language),
                })}
              </span>{' '}
              {chargeText(row, t, language)}
            </span>
          ))}
        </BookingFact>
      )}
    </dl>
  )
}

export const BookingFact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-3 text-s">
    <dt className="text-text-3">{label}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
)

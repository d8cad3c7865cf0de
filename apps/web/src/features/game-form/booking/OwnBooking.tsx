import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { BookingFact, BookingFacts } from '../../../components/BookingFacts.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { ownBookingQuery } from '../../../queries/bookings.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { Evidence } from './Evidence.tsx'

const EditBooking = lazy(() => import('./EditBooking.tsx'))

/** The booking as its host sees it: with reference and evidence, and the way to change them. */
export function OwnBooking({ game }: { game: GameDetail }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(ownBookingQuery(game.id))
  const teeTime = Date.parse(game.teeTime)
  const mayEdit = useNow() < teeTime && game.gameStatus === 'scheduled'
  const booking = data?.booking
  // without an answer nothing is shown: a booking must not be offered twice
  if (booking === undefined || (booking === null && !mayEdit)) return null
  return (
    <PageSection title={t('booking.title')}>
      {booking ? (
        <BookingFacts booking={booking} teeTime={teeTime}>
          {booking.reference && (
            <BookingFact label={t('booking.reference')}>{booking.reference}</BookingFact>
          )}
        </BookingFacts>
      ) : (
        <p className="text-text-2">{t('booking.none')}</p>
      )}
      {booking && <Evidence gameId={game.id} evidence={booking.evidence} mayEdit={mayEdit} />}
      {mayEdit && (
        <Button variant="secondary" icon={Pencil} className="mt-4" onClick={() => setIsOpen(true)}>
          {t(booking ? 'booking.edit' : 'booking.add')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <EditBooking gameId={game.id} booking={booking} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PageSection>
  )
}

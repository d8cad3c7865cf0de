import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { BookingFacts } from '../../components/BookingFacts.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** How the host booked at the course, and what the course charges; never the reference. */
export function CourseBooking({ game }: { game: GameDetail }) {
  const t = useT()
  if (!game.booking) return null
  return (
    <PageSection title={t('booking.title')}>
      <BookingFacts booking={game.booking} teeTime={Date.parse(game.teeTime)} />
      {game.booking.schedule.length > 0 && (
        <p className="mt-3 text-s text-text-3">{t('booking.schedule.hint')}</p>
      )}
    </PageSection>
  )
}

import { GAME_LENGTH } from '@tomogolf/domain/game'
import { japanDate, japanClock, type Instant } from '@tomogolf/domain/time'
import type { GameDetail } from '../../queries/games.ts'

const inJapan = (at: Instant): string => `${japanDate(at)}T${japanClock(at)}:00+09:00`

/** The game as a schema.org event, for search engines. */
export function eventJsonLd(
  game: GameDetail,
  {
    origin,
    name,
    description,
    language,
  }: { origin: string; name: string; description: string; language: string },
): object {
  const at = Date.parse(game.teeTime)
  const cancelled = game.gameStatus === 'cancelled' || game.gameStatus === 'admin_cancelled'
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    description,
    inLanguage: language,
    sport: 'Golf',
    url: `${origin}/games/${game.id}/shared`,
    startDate: inJapan(at),
    endDate: inJapan(at + GAME_LENGTH),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    maximumAttendeeCapacity: game.totalPlayers,
    remainingAttendeeCapacity: game.availableSlots,
    location: {
      '@type': 'Place',
      name: game.courseName,
      address: {
        '@type': 'PostalAddress',
        streetAddress: game.location,
        addressRegion: game.prefecture ?? undefined,
        addressCountry: 'JP',
      },
    },
    organizer: { '@type': 'Person', name: game.host.displayName },
    offers: {
      '@type': 'Offer',
      price: game.joinPreview.hold.amount,
      priceCurrency: game.currency,
      url: `${origin}/games/${game.id}/shared`,
      validThrough: game.joinDeadline,
      availability: `https://schema.org/${!cancelled && game.availableSlots > 0 ? 'InStock' : 'SoldOut'}`,
    },
  }
}

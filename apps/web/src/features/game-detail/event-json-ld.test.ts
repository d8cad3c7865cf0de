import { describe, expect, it } from 'vitest'
import { eventJsonLd } from './event-json-ld.ts'
import type { GameDetail } from '../../queries/games.ts'

const game = {
  id: 'abcdefgh123456',
  courseName: 'Boso Misaki Golf Links',
  location: '2240 Misaki-cho, Isumi',
  prefecture: 'Chiba',
  teeTime: '2026-11-27T22:42:00.000Z',
  joinDeadline: '2026-11-27T18:42:00.000Z',
  gameStatus: 'scheduled',
  totalPlayers: 4,
  availableSlots: 1,
  currency: 'USD',
  host: { displayName: 'Kenji W.' },
  joinPreview: { hold: { amount: 130, currency: 'USD' } },
} as GameDetail
const about = {
  origin: 'https://tomogolf.example',
  name: 'Boso Misaki Golf Links, Sat, Nov 28',
  description: 'Golf',
  language: 'en',
}

describe('a shared game for search engines', () => {
  it('is an event that begins at its tee time in Japan', () => {
    expect(eventJsonLd(game, about)).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-11-28T07:42:00+09:00',
      endDate: '2026-11-28T13:42:00+09:00',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: {
        price: 130,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://tomogolf.example/games/abcdefgh123456/shared',
      },
    })
  })
  it('is sold out when full, and cancelled when cancelled', () => {
    expect(eventJsonLd({ ...game, availableSlots: 0 }, about)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(eventJsonLd({ ...game, gameStatus: 'admin_cancelled' }, about)).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })
  it('has the public name of the host', () => {
    expect(JSON.stringify(eventJsonLd(game, about))).toContain('"Kenji W."')
  })
})

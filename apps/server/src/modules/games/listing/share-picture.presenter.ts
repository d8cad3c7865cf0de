import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { shareCard, type ShareCardContent } from '@tomogolf/artwork'
import { cardState, freeSeats, isOpenBadge, type CardState } from '@tomogolf/domain/game'
import { koreanCourseName } from '@tomogolf/domain/hangul/korean-names'
import { money } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import { formatDate } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import type { Phrase } from '../../../platform/phrases.ts'
import { artSeedOf } from '../games.presenter.ts'
import type { Game } from '../games.repository.ts'

/** The content of a game's share picture in one language. */
export function presentSharePicture(
  game: Game,
  settings: Settings,
  now: Instant,
  phrase: Phrase,
  language: Language,
): ShareCardContent {
  const availableSlots = freeSeats(game)
  const state = cardState(
    {
      teeTime: game.teeTime,
      status: game.status,
      availableSlots,
      joinDeadlineHours: settings.join_deadline_hours,
      viewer: 'visitor',
      // the picture shows the open spots
      goNoGo: null,
    },
    now,
  )
  const time = formatDate(game.teeTime, language, { time: true, year: { unless: now } })
  return {
    courseEn: game.courseName,
    courseJa: game.courseNameJa ?? '',
    courseKo: koreanCourseName(game.courseName),
    dateText: phrase(language, 'email.time.japan', { time }),
    priceText: phrase(language, 'answers.picture.price', {
      price: formatMoney(money(game.priceMinor, game.currency), language),
    }),
    seatsText: seats(state, availableSlots, phrase, language),
    open: state.joinable,
    slug: artSeedOf(game),
    terrain: game.courseTerrain,
    lang: language,
  }
}
function seats({ badge }: CardState, count: number, phrase: Phrase, language: Language): string {
  if (isOpenBadge(badge)) return phrase(language, 'common.places.left', { count })
  return phrase(language, badge === 'full' ? 'common.places.full' : `common.badge.${badge}`)
}

export type DrawnPicture = { readonly png: Buffer; readonly etag: string }
/** About 270 kB each. */
const MAX_PICTURES = 60

/**
 * Share pictures as PNG. Rendering takes a third of a second, so pictures are cached, concurrent
 * requests share one rendering, and only one is rendered at a time.
 */
export class SharePictures {
  readonly #cache = new Map<string, Promise<DrawnPicture>>()
  #last: Promise<unknown> = Promise.resolve()

  get(content: ShareCardContent): Promise<DrawnPicture> {
    const key = JSON.stringify(content)
    const cached = this.#cache.get(key)
    const picture = cached ?? this.#draw(key, content)
    this.#cache.delete(key)
    this.#cache.set(key, picture)
    if (this.#cache.size > MAX_PICTURES) this.#cache.delete(this.#cache.keys().next().value!)
    return picture
  }

  #draw(key: string, content: ShareCardContent): Promise<DrawnPicture> {
    const picture = this.#last.then(async () => ({
      png: await sharp(Buffer.from(shareCard(content)))
        .png({ compressionLevel: 9 })
        .toBuffer(),
      etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`,
    }))
    // a failed picture is retried by the next request and does not block the queue
    this.#last = picture.catch(() => this.#cache.delete(key))
    return picture
  }
}

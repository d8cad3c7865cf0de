import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { checkInWindow } from '@tomogolf/domain/attendance'
import { HOST_ARRIVES_BEFORE, type DRESS_CODES } from '@tomogolf/domain/game'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { isKanjiName, isLatinName } from '@tomogolf/domain/katakana/latin-name'
import { multiply } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readCourse } from '../../courses/courses.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { agreedTerms } from '../agreed-terms.policy.ts'
import { readParticipationOf } from '../participations.repository.ts'
import { readCompanionSeats } from '../companions/companion-seats.read.ts'
import { presentCompanionOnCard } from './names.presenter.ts'
import { readCourseNames, type CourseName } from './names.read.ts'

/** The arrival card of a confirmed guest: the only place that names the host's family. */
export async function readArrivalCard(
  { db }: Deps,
  userId: string,
  gameId: string,
): Promise<
  | ResultOf<'GET /api/games/:id/arrival-card'>
  | Refused<'GAME_CANCELLED' | 'GAME_NOT_FOUND' | 'NOT_JOINED'>
> {
  const game = await readGame(db, gameId)
  if (!game) return refuse('GAME_NOT_FOUND')
  const seat = await readParticipationOf(db, gameId, userId)
  if (!seat || !CONFIRMED.includes(seat.status))
    return refuse(seat && game.status.endsWith('cancelled') ? 'GAME_CANCELLED' : 'NOT_JOINED')
  const settings = await readSettings(db)
  const names = await readCourseNames(db, [game.hostId, userId])
  const course = game.courseId === null ? undefined : await readCourse(db, game.courseId)
  const terms = agreedTerms(seat)
  const guest = names.get(userId)!
  const { nameLatin: latin, nameKatakana: katakana } = guest
  const party = (await readCompanionSeats(db, [seat.id])).filter((covered) =>
    CONFIRMED.includes(covered.seat.status),
  )
  return {
    gameId,
    ...courseNamesOf(game),
    teeTime: iso(game.teeTime),
    arriveBy: iso(game.teeTime - HOST_ARRIVES_BEFORE),
    checkInOpens: iso(checkInWindow(game.teeTime, settings.check_in_window_hours).opens),
    host: presentHost(names.get(game.hostId)!),
    guest: { latin, katakana, shared: seat.nameSharedAt !== null },
    companions: party.flatMap(({ companion }) =>
      companion ? [presentCompanionOnCard(guest, companion)] : [],
    ),
    course: {
      address: game.location,
      addressJa: game.placeJa,
      romaji: course?.nameRomaji || null,
      // shown only with a source: a wrong last bus strands people
      lastBus: course?.lastBusSourceUrl ? course.lastBus : null,
    },
    dressCodeLevel: game.dressCodeLevel as (typeof DRESS_CODES)[number],
    price: presentAmount(terms.price),
    fee: presentAmount(multiply(terms.fee, 1 + party.length)),
    ride: game.transportationProvided ? game.transportationDetails : null,
  }
}

function presentHost(host: CourseName) {
  const family = host.lastName?.trim() ?? ''
  return {
    displayName: nameForOthers({ ...host, username: null }),
    firstName: host.firstName ?? '',
    familyName: isLatinName(family) ? family : null,
    familyNameKanji: host.familyNameKanji ?? (isKanjiName(family) ? family : null),
  }
}

import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { iso } from '@tomogolf/domain/time'
import { presentAmountOrNull } from '../../../platform/http/amount.presenter.ts'
import { presentPlayer } from '../../accounts/profile/people.presenter.ts'
import type { Person } from '../../accounts/profile/people.read.ts'
import { companionName } from '../companions/companions.presenter.ts'
import type { Companion } from '../companions/companions.repository.ts'
import type { Participation } from '../participations.repository.ts'
import type { CheckedIn } from './check-in.usecase.ts'
import type { HostCode } from './show-qr.usecase.ts'

type QrResult = ResultOf<'GET /api/games/:id/qr'>

/** The host's check-in code with the guests who hold a confirmed seat. */
export const presentQr = (
  hostCode: HostCode,
  seated: readonly Participation[],
  people: ReadonlyMap<string, Person>,
  companions: ReadonlyMap<string, Companion>,
): QrResult => ({
  code: hostCode.code,
  url: hostCode.url,
  proofKey: hostCode.proofKey,
  availableFrom: iso(hostCode.availableFrom),
  expiresAt: iso(hostCode.expiresAt),
  guests: seated.flatMap((participation) => presentQrGuest(participation, people, companions)),
})

function presentQrGuest(
  participation: Participation,
  people: ReadonlyMap<string, Person>,
  companions: ReadonlyMap<string, Companion>,
): QrResult['guests'] {
  const person = people.get(participation.guestId)
  if (!person || participation.status === 'reserved') return []
  return [
    {
      participationId: participation.id,
      player: presentPlayer(person, false),
      companion: companionName(participation, companions),
      status: participation.status,
      checkedInAt: participation.checkedInAt === null ? null : iso(participation.checkedInAt),
    },
  ]
}

export const presentCheckIn = ({
  game,
  charged,
  released,
}: CheckedIn): ResultOf<'POST /api/games/:id/check-in'> => ({
  gameId: game.id,
  courseName: game.courseName,
  charged: presentAmountOrNull(charged),
  released: presentAmountOrNull(released),
})

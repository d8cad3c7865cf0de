import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { presentPlayer } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../../games/games.repository.ts'
import { readReliability } from '../attendance/reliability.read.ts'
import { listPendingIn } from './join-requests.repository.ts'

/** Who waits for an answer of the host. */
export async function readRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  gameId: string,
  hostId: string,
): Promise<ResultOf<'GET /api/games/:id/requests'> | Refused<'GAME_NOT_FOUND'>> {
  if ((await readGame(db, gameId))?.hostId !== hostId) return refuse('GAME_NOT_FOUND')
  const now = clock.now()
  const pending = (await listPendingIn(db, gameId)).filter(({ answerUntil }) => now <= answerUntil)
  const ids = pending.map(({ guestId }) => guestId)
  const people = await readPeople(db, ids)
  const reliability = await readReliability(db, ids, now)
  return {
    requests: pending.flatMap(({ id, guestId, askedAt, answerUntil }) => {
      const person = people.get(guestId)
      return person
        ? [
            {
              id,
              player: presentPlayer(person, false),
              attended: reliability.get(guestId) ?? null,
              askedAt: iso(askedAt),
              answerUntil: iso(answerUntil),
            },
          ]
        : []
    }),
  }
}

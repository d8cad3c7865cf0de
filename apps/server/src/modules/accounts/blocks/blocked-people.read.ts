import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { nameForOthers, photoUrl } from '../profile/people.presenter.ts'
import { readPeople } from '../profile/people.read.ts'
import { listBlocksOf } from './blocks.repository.ts'
import { presentSharedGame } from './shared-game.presenter.ts'

/** People whom a user has blocked, with the games ahead that both are in. */
export async function readBlockedPeople(
  tx: Tx,
  ports: Pick<AccountPorts, 'readSharedGames'>,
  userId: string,
  now: Instant,
): Promise<ResultOf<'GET /api/blocks'>> {
  const blocked = await listBlocksOf(tx, userId)
  const ids = blocked.map(({ blockedId }) => blockedId)
  const people = await readPeople(tx, ids)
  const shared = await ports.readSharedGames(tx, userId, ids, now)
  return {
    blocked: blocked.flatMap(({ blockedId, createdAt }) => {
      const person = people.get(blockedId)
      return person
        ? [
            {
              id: blockedId,
              displayName: nameForOthers(person),
              avatarUrl: photoUrl(person.photoId),
              blockedAt: iso(createdAt),
              sharedGames: shared
                .filter(({ otherId }) => otherId === blockedId)
                .map(presentSharedGame),
            },
          ]
        : []
    }),
  }
}

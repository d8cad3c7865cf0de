import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { askRefusal, dayBefore, isAnswerable } from '@tomogolf/domain/questions/question-rules'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Database } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readBlockedWith } from '../../accounts/blocks/blocks.repository.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import type { GamePorts } from '../game-ports.types.ts'
import { readGame, type Game } from '../games.repository.ts'
import { maySeePageOf, type AudiencePorts } from '../listing/may-see-game.read.ts'
import { listQuestions, readAskedBefore } from './questions.repository.ts'

type Reader = { readonly viewerId: string | null; readonly invite: string | undefined }

/** The questions of a game for one reader. A removed one is shown to its asker alone. */
export async function readQuestions(
  db: Database,
  ports: AudiencePorts & Pick<GamePorts, 'readShownGames'>,
  gameId: string,
  reader: Reader,
  now: Instant,
): Promise<ResultOf<'GET /api/games/:id/questions'> | Refused<'GAME_NOT_FOUND'>> {
  const { viewerId } = reader
  const game = await readGame(db, gameId)
  if (!game || !(await maySeePageOf(db, ports, game, reader))) return refuse('GAME_NOT_FOUND')
  const isPlayer = viewerId !== null && (await ports.isPlayer(db, viewerId, gameId))
  const shown = (await listQuestions(db, gameId)).filter(
    ({ removedAt, askerId }) => removedAt === null || askerId === viewerId,
  )
  const people = await readPeople(
    db,
    shown.map(({ askerId }) => askerId),
  )
  return {
    questions: shown.map((question) => {
      const asker = people.get(question.askerId)
      return {
        id: question.id,
        text: question.text,
        askedAt: iso(question.askedAt),
        asker: { displayName: asker ? nameForOthers(asker) : '' },
        isOwn: question.askerId === viewerId,
        answer:
          question.answer === null || question.answeredAt === null
            ? null
            : { text: question.answer, answeredAt: iso(question.answeredAt) },
        removed:
          question.removedBy === null
            ? null
            : { by: question.removedBy, reason: question.removedReason },
      }
    }),
    canAsk: (await readAskRefusal(db, ports, game, { viewerId, isPlayer }, now)) ?? true,
    canAnswer: game.hostId === viewerId && isAnswerable(game, now),
  }
}

async function readAskRefusal(
  db: Database,
  ports: Pick<GamePorts, 'readShownGames'>,
  game: Game,
  { viewerId, isPlayer }: { viewerId: string | null; isPlayer: boolean },
  now: Instant,
) {
  if (viewerId === null) return isAnswerable(game, now) ? 'UNAUTHORIZED' : 'QUESTIONS_CLOSED'
  const blockedWith = await readBlockedWith(db, viewerId)
  const { rosters } = await ports.readShownGames(db, [game.id])
  const seen = gameSeenBy(game, rosters.guests.get(game.id) ?? [], { id: viewerId, blockedWith })
  const before = await readAskedBefore(db, {
    askerId: viewerId,
    gameId: game.id,
    since: dayBefore(now),
  })
  const asker = { id: viewerId, isPlayer, isBlocked: blockedWith.has(game.hostId) }
  return askRefusal(seen, asker, before, now)
}

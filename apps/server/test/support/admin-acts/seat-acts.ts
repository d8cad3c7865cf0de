import { hours } from '@tomogolf/domain/time'
import { createHostAndGuests } from '../create-users.ts'
import { hostGame, join, must } from '../people.ts'
import { NOON } from '../world.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

/** Corrections of who may take a seat. */
export const seatActs = (context: ActContext) => {
  /** A game, and two guests who have a card. */
  const openGame = async (slots: number) => {
    const { world } = context
    world.at(NOON)
    const { host, guests } = await createHostAndGuests(world, 2)
    return { guests, gameId: await hostGame(world, host, NOON + hours(70), { slots }) }
  }
  return {
    'POST /api/admin/invitations/:id/end': {
      actions: ['invitation.end'],
      run: async () => {
        const { guests, gameId } = await openGame(2)
        must(
          await context.world.call(`POST /api/games/${gameId}/join`, {
            cookie: guests[0]!.cookie,
            body: { invited: 1 },
          }),
        )
        const { id } = await context.queryOne<{ id: string }>(
          'SELECT id FROM invitations WHERE game_id = $1',
          [gameId],
        )
        return context.call(`POST /api/admin/invitations/${id}/end`, { reason })
      },
    },
    'POST /api/admin/waiting-list/:id/remove': {
      actions: ['waiting.remove'],
      run: async () => {
        const { guests, gameId } = await openGame(1)
        must(await join(context.world, guests[0]!, gameId))
        must(
          await context.world.call(`POST /api/games/${gameId}/waiting-list`, {
            cookie: guests[1]!.cookie,
          }),
        )
        const { id } = await context.queryOne<{ id: string }>(
          'SELECT id FROM waiting_entries WHERE game_id = $1',
          [gameId],
        )
        return context.call(`POST /api/admin/waiting-list/${id}/remove`, { reason })
      },
    },
  } satisfies Record<string, Act>
}

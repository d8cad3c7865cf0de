import { money } from '@tomogolf/domain/money'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readDefaultCard } from '../../cards/cards.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readHoldOf } from '../../participations/holds/holds.repository.ts'
import { readParticipationOf } from '../../participations/participations.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import type { DueReminder } from './claim-reminders.repository.ts'
import { claimExpiringCards } from './expiring-cards.read.ts'
import { inBatches } from './in-batches.step.ts'

/** Reminds guests whose card expires before the hold of a game has ended, some days before it. */
export async function remindOfCards(deps: Deps): Promise<void> {
  const settings = await readSettings(deps.db)
  await inBatches(deps.db, async (tx, limit) => {
    const expiring = await claimExpiringCards(tx, settings, deps.clock.now(), limit)
    for (const reminder of expiring) await remind(deps, tx, reminder)
    return expiring.length
  })
}

async function remind(deps: Deps, tx: Tx, { gameId, userId }: DueReminder): Promise<void> {
  const game = await readGame(tx, gameId)
  const participation = await readParticipationOf(tx, gameId, userId)
  const hold = participation && (await readHoldOf(tx, participation.id))
  const card = await readDefaultCard(tx, userId)
  if (!game || !hold || !card) return
  await notify(deps.jobs, tx, {
    userId,
    kind: 'card_expiring',
    params: {
      ...toMessageGame(game),
      card: { brand: card.brand, last4: card.last4 },
      hold: money(hold.amountMinor, hold.currency),
      holdAt: { at: hold.placeAt },
    },
  })
}

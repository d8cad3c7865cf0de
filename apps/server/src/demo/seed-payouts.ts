import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { PayoutMode } from '@tomogolf/domain/payouts/payout-terms'
import { DAY, hours, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { settleGame } from '../modules/participations/attendance/settle-game.usecase.ts'
import { leaveGame } from '../modules/participations/joining/leave-game.usecase.ts'
import { listPayoutsOf } from '../modules/payouts/batches.repository.ts'
import { advanceTransfer } from '../modules/payouts/connect/advance-transfer.usecase.ts'
import { checkPayee, setUpPayee } from '../modules/payouts/connect/set-up-payee.usecase.ts'
import { createBatch } from '../modules/payouts/create-batch.usecase.ts'
import { listOwedHosts, readCandidates, sumPayable } from '../modules/payouts/owed-hosts.read.ts'
import { readSettings, upsertSetting } from '../modules/settings/settings.repository.ts'
import { teeTimeOf, withPastClock } from './demo-times.ts'
import type { DemoGame } from './games.data.ts'
import { seedGame } from './seed-games.ts'
import type { Ids } from './seed-people.ts'

type LateExit = { readonly host: string; readonly guest: string; readonly game: DemoGame }
/** Its share is paid. */
const PAID: LateExit = {
  host: 'hiroshi',
  guest: 'marco',
  game: {
    host: 'hiroshi',
    day: -38,
    time: '09:12',
    course: 'wakasu-golf-links',
    price: 104,
    slots: 2,
    guests: ['marco'],
    skillLevel: 'any',
    notes: 'A relaxed round by the bay, we walk. Meet me at the front desk an hour before.',
  },
}

/**
 * Payouts by transfers: a guest left late, and the host, who has an account at the card provider, was
 * paid. Call it before the server accepts requests.
 */
export async function seedPayouts(deps: Deps, ids: Ids): Promise<void> {
  const operatorId = ids.get('naoko')!
  const mode: PayoutMode = 'connect'
  await upsertSetting(deps.db, 'host_payouts', mode, operatorId, deps.clock.now())
  const teeTime = await seedLateExit(deps, ids, PAID)
  await withPastClock(deps.clock, async () => {
    deps.clock.set(teeTime + DAY)
    await seedPayee(deps, ids.get(PAID.host)!)
    deps.clock.set(teeTime + 16 * DAY)
    await seedBatch(deps, operatorId)
  })
}

/** Returns the tee time. */
async function seedLateExit(deps: Deps, ids: Ids, { guest, game }: LateExit): Promise<Instant> {
  let teeTime = 0
  await withPastClock(deps.clock, async (present) => {
    teeTime = teeTimeOf(game, present)
    deps.clock.set(teeTime - 3 * DAY - hours(5))
    const { id } = await seedGame(deps, ids, game, teeTime)
    deps.clock.set(teeTime - hours(30))
    const left = await leaveGame(deps, {
      gameId: id,
      userId: ids.get(guest)!,
      confirmPenalty: true,
    })
    if (isRefused(left)) throw new Error(`demo: late exit of ${guest}: ${left.refused}`)
    deps.clock.set(teeTime + GAME_LENGTH)
    await settleGame(deps, id)
  })
  return teeTime
}

async function seedPayee(deps: Deps, userId: string): Promise<void> {
  const page = await setUpPayee(deps, userId)
  if (isRefused(page)) throw new Error(`demo: payout account: ${page.refused}`)
  // what the host gives on the page of the card emulator
  await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'complete' }),
    redirect: 'manual',
  })
  await checkPayee(deps, userId)
}

async function seedBatch(deps: Deps, operatorId: string): Promise<void> {
  const { db, clock } = deps
  const settings = await readSettings(db)
  const candidates = await readCandidates(db, await listOwedHosts(db), settings, clock.now())
  const batch = await createBatch(deps, {
    day: japanDate(clock.now()),
    yenPerDollar: 151.2,
    totals: sumPayable(candidates),
    reason: 'Payouts of the month',
    operatorId,
    ip: null,
  })
  if (isRefused(batch)) throw new Error(`demo: payouts: ${batch.refused}`)
  for (const { id } of await listPayoutsOf(db, batch.id)) await advanceTransfer(deps, id)
}

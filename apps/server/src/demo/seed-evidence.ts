import { formatDateTime } from '@tomogolf/format/dates'
import type { Deps } from '../deps.ts'
import { gamePorts } from '../module-ports.ts'
import { readBooking, storeBooking } from '../modules/games/booking/bookings.repository.ts'
import { saveEvidence } from '../modules/games/booking/save-evidence.usecase.ts'
import type { Game } from '../modules/games/games.repository.ts'
import { createPdfDocument } from '../platform/documents/pdf.ts'
import { isRefused } from '../platform/refusal.ts'
import type { DemoGame } from './games.data.ts'
import type { Ids } from './seed-people.ts'

type DemoBooking = NonNullable<DemoGame['booking']>

/** What administrators have seen, what waits for them, and a booking that two hosts have entered. */
export async function seedEvidence(
  deps: Deps,
  ids: Ids,
  game: Game,
  { evidence, reference, alsoBy }: DemoBooking,
): Promise<void> {
  const ports = gamePorts(deps)
  const now = deps.clock.now()
  if (evidence === 'waiting') {
    const about = { userId: game.hostId, gameId: game.id }
    const saved = await saveEvidence(deps, ports, about, await writeConfirmation(game, reference))
    if (isRefused(saved)) throw new Error(`demo evidence: ${saved.refused}`)
  }
  if (evidence === 'seen')
    await deps.db.transaction(async (tx) => {
      const booking = (await readBooking(tx, game.id))!
      await storeBooking(tx, { ...booking, evidence: 'accepted', reviewedAt: now })
    })
  // the top-up of a later start misses deleted accounts
  const byHost = ids.get(alsoBy ?? '')
  if (byHost !== undefined)
    await deps.db.transaction((tx) => ports.onBookingTaken(tx, { gameId: game.id, byHost }, now))
}

/** A confirmation as courses send it. */
function writeConfirmation(game: Game, reference: string): Promise<Buffer> {
  const pdf = createPdfDocument('ja', 'ご予約の確認')
  pdf.text('ご予約の確認', { size: 20 })
  pdf.rule()
  for (const [label, value] of [
    ['予約番号', reference],
    ['コース', game.courseNameJa ?? game.courseName],
    ['プレー日時', formatDateTime(game.teeTime, 'ja')],
    ['人数', `${game.slots + 1}名`],
  ] as const)
    pdf.row(label, value, { size: 12, valueAt: 150 })
  return pdf.end()
}

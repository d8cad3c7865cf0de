import { expect } from 'vitest'
import type { Simulation } from './simulation.ts'

type Row = { id: string; status: string; yen: number; destination: string }

/** Each payout by the card provider has at most one transfer, which is as its state says. */
export async function checkTransfers({ world }: Simulation): Promise<void> {
  const { rows } = await world.deps.db.executeSql<Row>(
    `SELECT p.id, p.status, p.yen, p.destination FROM payouts p
      JOIN payout_batches b ON b.id = p.batch_id WHERE b.mode = 'connect'`,
  )
  const byPayout = Map.groupBy(
    world.emulator.state.transfers.values(),
    (transfer) => transfer.transfer_group,
  )
  for (const { id, status, yen, destination } of rows) {
    const own = (byPayout.get(id) ?? []).map((transfer) => [
      transfer.amount,
      transfer.destination,
      transfer.reversed,
    ])
    const label = `payout ${id} (${status})`
    expect(['sent', 'reversing'], `${label}: no result`).not.toContain(status)
    if (status === 'paid') expect([label, own]).toEqual([label, [[yen, destination, false]]])
    else expect([label, own.filter(([, , reversed]) => reversed !== true)]).toEqual([label, []])
    byPayout.delete(id)
  }
  expect([...byPayout.keys()], 'transfers that we do not know').toEqual([])
}

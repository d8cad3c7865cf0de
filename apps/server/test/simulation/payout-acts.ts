import { PAYOUT_OUTCOMES } from '@tomogolf/domain/machines/payout-machine'
import {
  sumPayable,
  listOwedHosts,
  readCandidates,
} from '../../src/modules/payouts/owed-hosts.read.ts'
import { createBatch } from '../../src/modules/payouts/create-batch.usecase.ts'
import { approveBatch, cancelBatch } from '../../src/modules/payouts/decide-batch.usecase.ts'
import { markPayouts } from '../../src/modules/payouts/mark-payouts.usecase.ts'
import { readPayee } from '../../src/modules/payouts/connect/payees.repository.ts'
import { reversePayout } from '../../src/modules/payouts/connect/reverse-payout.usecase.ts'
import { checkPayee, setUpPayee } from '../../src/modules/payouts/connect/set-up-payee.usecase.ts'
import { saveAccount } from '../../src/modules/payouts/save-account.usecase.ts'
import { readSettings } from '../../src/modules/settings/settings.repository.ts'
import { payoutDay } from '@tomogolf/domain/payouts/working-day'
import { APPROVER, OPERATOR, pickRow, runConcurrently } from './act-helpers.ts'
import type { Simulation } from './simulation.ts'

const ACCOUNT = { bank: '0005', branch: '012', kind: 'ordinary', holder: 'A' } as const
const SENDER = { ...ACCOUNT, code: '0123456789', number: '7654321' }

/** Hosts are paid by transfer, or what they are owed pays their own fees. */
export async function changePayouts(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  Object.assign(deps.config, { PAYOUT_SENDER: SENDER })
  const mode = simulation.pick(['off', 'bank', 'connect'])!
  for (const [key, value] of [
    ['host_payouts', mode],
    ['payout_account_days', '0'],
  ])
    await deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now())
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [key, value],
    )
}

/** A host enters an account, sometimes while a batch is made. */
const enterAccount = (simulation: Simulation): Promise<unknown> => {
  const host = simulation.pick(simulation.hosts)!
  const number = String(simulation.between(1_000_000, 1_000_002))
  return saveAccount(simulation.world.deps, host.id, { ...ACCOUNT, number })
}

/** A host has an account, at the bank or the card provider, whose state changes there. */
async function prepareHost(simulation: Simulation, hostId: string): Promise<void> {
  const { deps, emulator } = simulation.world
  await saveAccount(deps, hostId, { ...ACCOUNT, number: '1000000' })
  await setUpPayee(deps, hostId)
  const payee = await readPayee(deps.db, hostId)
  if (!payee || !emulator.state.connectedAccounts.has(payee.accountId)) return
  emulator.changeAccount(payee.accountId, simulation.chance(90) ? 'complete' : 'missing')
  await checkPayee(deps, hostId)
}

/** Two operators make the next batch at once. */
export async function makeBatches(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  for (const host of simulation.hosts)
    if (simulation.chance(80)) await prepareHost(simulation, host.id)
  const settings = await readSettings(deps.db)
  const hosts = await listOwedHosts(deps.db)
  const totals = sumPayable(await readCandidates(deps.db, hosts, settings, simulation.now))
  const batch = {
    ...OPERATOR,
    day: payoutDay(simulation.now),
    yenPerDollar: 150,
    totals,
  }
  await runConcurrently([
    createBatch(deps, batch),
    createBatch(deps, batch),
    ...(simulation.chance(20) ? [enterAccount(simulation)] : []),
  ])
}

export async function decideBatch(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  const id = await pickRow(
    simulation,
    `SELECT id, NULL AS who, created_at AS at FROM payout_batches WHERE status = 'waiting'`,
  )
  if (!id) return
  await runConcurrently([
    approveBatch(deps, { ...APPROVER, id }),
    ...(simulation.chance(30) ? [cancelBatch(deps, { ...OPERATOR, id })] : []),
  ])
}

/** The bank paid or returned a transfer, also after it paid, or two operators say different things. */
export async function markTransfer(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  const id = await pickRow(
    simulation,
    `SELECT id, host_id AS who, created_at AS at FROM payouts WHERE status IN ('sent', 'paid')`,
  )
  if (!id) return
  const { rows } = await deps.db.executeSql<{ batch_id: string }>(
    'SELECT batch_id FROM payouts WHERE id = $1',
    [id],
  )
  const mark = () =>
    markPayouts(deps, {
      ...OPERATOR,
      batchId: rows[0]!.batch_id,
      ids: [id],
      outcome: simulation.chance(50) ? 'paid' : simulation.pick(PAYOUT_OUTCOMES)!,
    })
  await runConcurrently([mark(), ...(simulation.chance(30) ? [mark()] : [])])
}

/** An operator takes a transfer back, sometimes after its host has drawn the money. */
export async function reverseTransfer(simulation: Simulation): Promise<void> {
  const { deps, emulator } = simulation.world
  const id = await pickRow(
    simulation,
    `SELECT id, host_id AS who, created_at AS at FROM payouts
      WHERE status = 'paid' AND transfer_id IS NOT NULL`,
  )
  if (!id) return
  const drawn = simulation.chance(30) ? [...emulator.state.connectedAccounts.keys()] : []
  emulator.configure({ paidOutAccounts: drawn })
  const reverse = () => reversePayout(deps, { ...OPERATOR, id })
  await runConcurrently([reverse(), ...(simulation.chance(30) ? [reverse()] : [])])
  emulator.configure({})
}

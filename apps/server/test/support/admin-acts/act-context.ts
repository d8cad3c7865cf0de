import { DAY, hours } from '@tomogolf/domain/time'
import { reconcile } from '../../../src/modules/participations/holds/reconcile.usecase.ts'
import { leaveGame } from '../../../src/modules/participations/joining/leave-game.usecase.ts'
import { newId } from '../../../src/platform/security/ids.ts'
import { notify } from '../../../src/platform/notify.ts'
import { newAdministrator } from '../administrator.ts'
import { addCard, createHostAndGuests, readHoldId } from '../create-users.ts'
import { CARDS, hostGame, join, must, type Person } from '../people.ts'
import { createWorld, NOON, type Answer, type World } from '../world.ts'

/**
 * One call of a writing admin endpoint; `actions`: the audit entries it has to write, `others`:
 * those of another administrator among them.
 */
export type Act = { actions: string[]; others?: string[]; run(): Promise<Answer<unknown>> }
export const reason = 'Agreed by phone'

type SeatedGuest = { host: Person; guest: Person; gameId: string; holdId: string }

/** A world with an administrator, and the states that admin calls need. */
export class ActContext {
  world!: World
  admin!: Person
  #games = 0

  async open(): Promise<void> {
    this.world = await createWorld()
    this.admin = await newAdministrator(this.world)
  }

  call(key: string, body?: unknown) {
    return this.world.call(key, {
      cookie: this.admin.cookie,
      ...(body !== undefined && { body }),
    })
  }

  async queryOne<T>(sql: string, values: unknown[] = []): Promise<T> {
    return (await this.world.deps.db.executeSql<T>(sql, values)).rows[0]!
  }

  async createUser(): Promise<Person> {
    return (await createHostAndGuests(this.world, 0)).host
  }

  /** A user with a mail about a lifted suspension. */
  async mailUser(): Promise<{ id: string; mailId: string }> {
    const { world } = this
    const { id } = await this.createUser()
    await notify(world.deps.jobs, world.deps.db, {
      userId: id,
      kind: 'suspension_lifted',
      params: { reason },
    })
    await world.runJobs()
    const mail = await this.queryOne<{ id: string }>('SELECT id FROM outbox WHERE user_id = $1', [
      id,
    ])
    return { id, mailId: mail.id }
  }

  /** A game two and a half days ahead, with a guest whose money is held. */
  async seatGuest(): Promise<SeatedGuest> {
    const { world } = this
    world.at(NOON)
    const { host, guests } = await createHostAndGuests(world, 1)
    const guest = guests[0]!
    const offset = (++this.#games * hours(6)) % DAY
    const gameId = await hostGame(world, host, NOON + hours(60) + offset)
    must(await join(world, guest, gameId))
    return { host, guest, gameId, holdId: await readHoldId(world, guest, gameId) }
  }

  /** An open case about a game, which moves no money. */
  async openCase(): Promise<string> {
    const { gameId } = await this.seatGuest()
    const id = newId()
    await this.world.deps.db.executeSql(
      `INSERT INTO cases (id, kind, game_id, created_at, details) VALUES ($1, 'drift', $2, $3, 'found')`,
      [id, gameId, this.world.clock.iso()],
    )
    return id
  }

  async forceCancel(gameId: string) {
    const { version } = await this.queryOne<{ version: number }>(
      'SELECT version FROM games WHERE id = $1',
      [gameId],
    )
    return this.call(`POST /api/admin/games/${gameId}/cancel`, { reason, version })
  }

  async seatGuestAndCancel(): Promise<SeatedGuest> {
    const seated = await this.seatGuest()
    must(await this.forceCancel(seated.gameId))
    return seated
  }

  /**
   * A guest who left late: 130 dollars were captured, 100 of them owed to the host. `paid` and `owed`:
   * the transactions of the guest and of the host.
   */
  async leaveLate(): Promise<{ host: Person; guest: Person; paid: string; owed: string }> {
    const { host, guest, gameId } = await this.seatGuest()
    const { tee_time } = await this.queryOne<{ tee_time: string }>(
      'SELECT tee_time FROM games WHERE id = $1',
      [gameId],
    )
    this.world.at(new Date(tee_time).getTime() - hours(47))
    await leaveGame(this.world.deps, { gameId, userId: guest.id, confirmPenalty: true })
    const readTransactionId = async (person: Person) =>
      (
        await this.queryOne<{ id: string }>(
          `SELECT id FROM transactions WHERE user_id = $1 AND type = 'left_late_charged'`,
          [person.id],
        )
      ).id
    const [paid, owed] = [await readTransactionId(guest), await readTransactionId(host)]
    return { host, guest, paid, owed }
  }

  /** The transaction of a charge that the card refused, after its hold had expired. */
  async refuseCharge(): Promise<string> {
    const { guest, gameId, holdId } = await this.seatGuestAndCancel()
    const { world } = this
    await world.deps.db.executeSql('UPDATE holds SET capture_before = $2 WHERE id = $1', [
      holdId,
      new Date(world.clock.now() + hours(2)).toISOString(),
    ])
    world.at(world.clock.now() + hours(1) + 1)
    await reconcile(world.deps)
    await addCard(world, guest.id, CARDS.declinesLater)
    must(await this.call(`POST /api/admin/holds/${holdId}/capture`, { amount: 30, reason }))
    await world.runJobs()
    const { id } = await this.queryOne<{ id: string }>(
      `SELECT id FROM transactions WHERE game_id = $1 AND type = 'payment_captured'`,
      [gameId],
    )
    return id
  }
}

import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  AdminStrike,
  AdminSuspension,
  AdminUser,
} from '@tomogolf/contract/admin/users.schemas'
import {
  maskEmail,
  maskEmailsIn,
  maskOrNull,
  maskPhone,
  maskValue,
} from '@tomogolf/domain/people/masking'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { presentProfile } from '../../accounts/account.presenter.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { readLegalHold } from '../../accounts/legal-holds/legal-holds.repository.ts'
import { listIdentities } from '../../accounts/identities/identities.repository.ts'
import { listPasskeys } from '../../accounts/passkeys/passkeys.repository.ts'
import { readPaymentProfile } from '../../cards/payment-profile.read.ts'
import { cards } from '../../cards/cards.table.ts'
import { games } from '../../games/games.table.ts'
import { presentStop } from '../../notifications/bounces/mail-address.presenter.ts'
import { readAddressOf } from '../../notifications/bounces/mail-address.read.ts'
import { readStanding } from '../../standing/standing.read.ts'
import { strikes, suspensions } from '../../standing/standing.table.ts'
import { gameColumns } from '../columns.read.ts'
import { toGameDto, type PersonDto } from '../dto.presenter.ts'
import { readNotes } from '../team/notes.read.ts'
import { nameOrIdFrom, readPeople } from './people.read.ts'
import { readUserRow } from './users.read.ts'

type People = ReadonlyMap<string, PersonDto>
type StrikeRow = Awaited<ReturnType<typeof readStrikesOf>>[number]
type SuspensionRow = typeof suspensions.$inferSelect

const readStrikesOf = (tx: Tx, userId: string) =>
  tx.orm
    .select({ strike: strikes, game: gameColumns })
    .from(strikes)
    .leftJoin(games, eq(games.id, strikes.gameId))
    .where(eq(strikes.userId, userId))
    .orderBy(desc(strikes.createdAt), strikes.id)

const readSuspensionsOf = (tx: Tx, userId: string): Promise<SuspensionRow[]> =>
  tx.orm
    .select()
    .from(suspensions)
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.createdAt), suspensions.id)

const readCardsOf = (tx: Tx, userId: string) =>
  tx.orm
    .select({ brand: cards.brand, last4: cards.last4, isDefault: cards.isDefault })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNull(cards.removedAt)))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt))

/**
 * Everything an operator sees of one user; undefined without one, or when the account is deleted.
 */
export async function readUser(
  deps: Pick<Deps, 'secret'>,
  tx: Tx,
  id: string,
  now: Instant,
): Promise<z.input<typeof AdminUser> | undefined> {
  const account = await readAccount(tx, id)
  const row = account && (await readUserRow(tx, id, now))
  if (!account || !row) return undefined
  const {
    stripeCustomerId: _customer,
    paymentMethodId: _method,
    ...profile
  } = presentProfile(
    account,
    await readStanding(tx, id, now),
    await readPaymentProfile(tx, id),
    now,
  )
  const strikeRows = await readStrikesOf(tx, id)
  const suspensionRows = await readSuspensionsOf(tx, id)
  const address = await readAddressOf(deps, tx, account.user.email)
  const stop = presentStop(address)
  const hold = await readLegalHold(tx, id)
  const people = await readPeople(tx, [
    hold?.setBy ?? null,
    ...strikeRows.flatMap(({ strike }) => [strike.givenBy, strike.removedBy]),
    ...suspensionRows.flatMap((suspension) => [suspension.givenBy, suspension.liftedBy]),
  ])
  return {
    ...row,
    profile: {
      ...profile,
      email: maskEmail(profile.email),
      contactNumber: maskOrNull(profile.contactNumber, maskPhone),
      birthDate: maskOrNull(profile.birthDate, maskValue),
    },
    legalHold: hold
      ? { since: iso(hold.setAt), by: nameOrIdFrom(people, hold.setBy), reason: hold.reason }
      : null,
    internalNotes: (await readNotes(tx, 'user', [id])).get(id) ?? [],
    totpEnrolled: account.user.totpEnrolledAt !== null,
    mailStopped: stop && { ...stop, detail: maskOrNull(address?.detail ?? null, maskEmailsIn) },
    waysIn: {
      password: account.user.passwordHash !== '',
      passkeys: (await listPasskeys(tx, id)).length,
      issuers: (await listIdentities(tx, id)).map(({ issuer }) => new URL(issuer).hostname),
    },
    cards: await readCardsOf(tx, id),
    strikeList: strikeRows.map((strikeRow) => toStrikeDto(strikeRow, people)),
    suspensions: suspensionRows.map((suspension) => toSuspensionDto(suspension, people)),
  }
}

const toStrikeDto = ({ strike, game }: StrikeRow, people: People): z.input<typeof AdminStrike> => ({
  id: strike.id,
  reason: strike.reason,
  createdAt: iso(strike.createdAt),
  game: game && toGameDto(game),
  givenBy: nameOrIdFrom(people, strike.givenBy),
  removedAt: isoOrNull(strike.removedAt),
  removedBy: nameOrIdFrom(people, strike.removedBy),
  removalReason: strike.removalReason,
})

const toSuspensionDto = (
  suspension: SuspensionRow,
  people: People,
): z.input<typeof AdminSuspension> => ({
  id: suspension.id,
  reason: suspension.reason,
  createdAt: iso(suspension.createdAt),
  until: iso(suspension.until),
  givenBy: nameOrIdFrom(people, suspension.givenBy),
  liftedAt: isoOrNull(suspension.liftedAt),
  liftedBy: nameOrIdFrom(people, suspension.liftedBy),
  liftReason: suspension.liftReason,
})

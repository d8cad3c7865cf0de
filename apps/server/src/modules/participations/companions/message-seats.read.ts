import { and, eq } from 'drizzle-orm'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  participationMachine,
  type ParticipationEvent,
} from '@tomogolf/domain/machines/participation-machine'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { SHARED_EVENTS } from '@tomogolf/domain/party/party'
import type { MessageSeats } from '@tomogolf/messages/params'
import type { Tx } from '../../../platform/database/database.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import {
  listParty,
  readParticipation,
  type Move,
  type Participation,
} from '../participations.repository.ts'
import { participationEvents } from '../participations.table.ts'
import { companionName } from './companions.presenter.ts'
import { readCompanions } from './companions.repository.ts'

type Seats = { readonly seats?: MessageSeats }

/** What a message says about its seats; nothing for the seat of a guest without companions. */
async function describe(
  tx: Tx,
  to: MessageSeats['to'],
  about: MessageSeats['about'],
  covered: readonly Participation[],
): Promise<Seats> {
  const [first] = covered
  if (!first) return {}
  const companions = await readCompanions(
    tx,
    covered.map(({ id }) => id),
  )
  const guest = (await readPeople(tx, [first.guestId])).get(first.guestId)
  return {
    seats: {
      to,
      about,
      guest: guest ? nameForOthers(guest) : '',
      companions: covered.map((seat) => companionName(seat, companions) ?? ''),
    },
  }
}

/** For a message to the guest about one seat. */
export const readSeatOfMessage = (tx: Tx, seat: Participation): Promise<Seats> =>
  describe(tx, 'guest', 'companion', seat.partyLeadId === null ? [] : [seat])

/** For a message about all seats of a guest. */
export const readPartyOfMessage = async (
  tx: Tx,
  own: Participation,
  to: MessageSeats['to'] = 'guest',
): Promise<Seats> =>
  describe(
    tx,
    to,
    'party',
    (await listParty(tx, own)).filter(({ id, status }) => id !== own.id && SEATED.includes(status)),
  )

/** Whether a seat came to its state by an event. */
const cameBy = async (
  tx: Tx,
  { id, status }: Participation,
  event: ParticipationEvent,
): Promise<boolean> =>
  (
    await tx.orm
      .select({ id: participationEvents.id })
      .from(participationEvents)
      .where(
        and(
          eq(participationEvents.participationId, id),
          eq(participationEvents.event, event),
          eq(participationEvents.toStatus, status),
        ),
      )
      .limit(1)
  ).length > 0

/**
 * For a message about a move, or about a seat that an event leaves as it is (`before` is `after`).
 * Null: the message about the guest's own seat reports it too. The guest's seat moves before those of
 * the companions, which may come from other states.
 */
export async function readSeatsOfMove(
  tx: Tx,
  to: MessageSeats['to'],
  {
    before,
    after,
    transition: { on },
  }: Pick<Move, 'before' | 'after'> & {
    readonly transition: Pick<Move['transition'], 'on'>
  },
): Promise<Seats | null> {
  const isShared = SHARED_EVENTS.includes(on)
  const isKept = before.status === after.status
  if (after.partyLeadId !== null) {
    const own = isShared ? await readParticipation(tx, after.partyLeadId) : undefined
    const isTold = own?.status === after.status && (isKept || (await cameBy(tx, own, on)))
    return isTold ? null : describe(tx, to, 'companion', [after])
  }
  const joins = ({ status }: Participation): boolean =>
    isKept
      ? status === after.status
      : transitionFor(participationMachine, status, on)?.to === after.status
  const others = isShared ? await listParty(tx, after) : []
  return describe(
    tx,
    to,
    'party',
    others.filter((seat) => seat.id !== after.id && joins(seat)),
  )
}

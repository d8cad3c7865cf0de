import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { Thread } from '@tomogolf/contract/admin/inbox.schemas'
import {
  mayAnswerThread,
  mayCloseThread,
  mayReadThread,
} from '@tomogolf/domain/inbox/thread-permissions'
import { requestMachine } from '@tomogolf/domain/machines/request-machine'
import { maskEmail, maskFields, maskOrNull } from '@tomogolf/domain/people/masking'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { requests } from '../../requests/requests.table.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { gameColumns } from '../columns.read.ts'
import { toGameDto, type PersonDto } from '../dto.presenter.ts'
import { readAssignees, toTeamPerson } from '../team/assignees.read.ts'
import { readPeople } from '../users/people.read.ts'
import {
  readEvents,
  readableKinds,
  toThreadRow,
  type EventRecord,
  type ThreadRecord,
  type ThreadViewer,
} from './threads.read.ts'

type ThreadDto = z.input<typeof Thread>
const SHOWN_EARLIER = 20

/** A thread as an administrator may see it; undefined for one that the role does not include. */
export async function readThread(
  { db, clock }: Deps,
  id: string,
  viewer: ThreadViewer,
): Promise<ThreadDto | undefined> {
  const [record] = await db.orm.select().from(requests).where(eq(requests.id, id))
  if (!record || !mayReadThread(viewer.adminRole, record.kind)) return undefined
  const events = await readEvents(db, [id])
  const people = await readPeople(db, [
    record.userId,
    record.assigneeId,
    ...events.flatMap(({ event, operatorId, note }) => [
      operatorId,
      event === 'assign' ? note : null,
    ]),
  ])
  const fields = record.fields as Readonly<Record<string, unknown>>
  const isReport = record.kind === 'report' || record.kind === 'appeal'
  const user = record.userId === null ? null : (people.get(record.userId) ?? null)
  // where a reply goes
  const email = (isReport && (await readAddress(db, record.userId))) || record.email
  return {
    ...toThreadRow(record, events, people, await readSettings(db), clock.now()),
    email: maskEmail(email),
    language: record.language,
    user,
    game: await readGameRef(db, fields.gameId),
    fields: isReport ? {} : maskFields(fields),
    source: fields.source === 'content' || fields.source === 'issue' ? fields.source : null,
    settledAt: isoOrNull(record.settledAt),
    entries: events.map((event) => toEntry(event, { ...record, email }, people)),
    can: stepsOf(record),
    team: await readAssignees(db, (role) => mayAnswerThread(role, record.kind)),
    earlier: await readEarlier(db, record, viewer),
  }
}

async function readAddress(tx: Tx, userId: string | null): Promise<string | undefined> {
  if (userId === null) return undefined
  const [user] = await tx.orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}

const stepsOf = (record: ThreadRecord): ThreadDto['can'] => [
  ...requestMachine.transitions
    .filter(
      ({ from, on }) => from.includes(record.status) && (on !== 'close' || mayCloseThread(record)),
    )
    .map(({ on }) => on),
  'note',
]

/** What a form says in words; of a report, what its sender wrote. */
const firstText = (record: ThreadRecord): string | null => {
  const { message, wishes, requirements } = record.fields as Readonly<Record<string, unknown>>
  const text = message ?? wishes ?? requirements
  return typeof text === 'string' && text.trim() !== '' ? text : null
}
function toEntry(
  event: EventRecord,
  record: ThreadRecord,
  people: ReadonlyMap<string, PersonDto>,
): ThreadDto['entries'][number] {
  const by = event.operatorId === null ? undefined : people.get(event.operatorId)
  const isAssignment = event.event === 'assign'
  return {
    id: event.id,
    at: iso(event.at),
    event: event.event,
    by: by ? toTeamPerson(by) : null,
    text: event.event === 'received' ? firstText(record) : isAssignment ? null : event.note,
    from: maskOrNull(event.fromAddress, maskEmail),
    isForeign: event.fromAddress !== null && event.fromAddress !== record.email.toLowerCase(),
    assignee:
      isAssignment && event.note !== null ? (people.get(event.note)?.name ?? event.note) : null,
  }
}

async function readGameRef(tx: Tx, gameId: unknown): Promise<ThreadDto['game']> {
  if (typeof gameId !== 'string') return null
  const [game] = await tx.orm.select(gameColumns).from(games).where(eq(games.id, gameId))
  return game ? toGameDto(game) : null
}

/** By the account, and without one by the address. */
async function readEarlier(
  tx: Tx,
  { id, userId, email }: ThreadRecord,
  viewer: ThreadViewer,
): Promise<ThreadDto['earlier']> {
  const rows = await tx.orm
    .select()
    .from(requests)
    .where(
      and(
        ne(requests.id, id),
        inArray(requests.kind, readableKinds(viewer)),
        userId === null
          ? eq(requests.email, email)
          : or(eq(requests.userId, userId), eq(requests.email, email)),
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(SHOWN_EARLIER)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.status,
    createdAt: iso(row.createdAt),
  }))
}

import type { z } from 'zod'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { SearchHit } from '@tomogolf/contract/admin/search'
import { hasPermission, type AdminRole, type Permission } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import { listCourseRows } from '../games/courses.read.ts'
import { listAdminGames } from '../games/games.read.ts'
import type { ListResult } from '../list-query.read.ts'
import { listHolds } from '../money/holds.read.ts'
import { listAdminTransactions } from '../money/transactions.read.ts'
import { listRequests } from '../system/requests.read.ts'
import { listUsers } from '../users/users.read.ts'

type Hit = z.input<typeof SearchHit>
type Group = ResultOf<'GET /api/admin/search'>['groups'][number]
const SHOWN = 5
const NO_DETAIL = { course: null, at: null, amount: null, state: null }

const courseOf = ({ courseName, courseNameJa, courseNameKo }: NonNullable<Hit['course']>) => ({
  courseName,
  courseNameJa,
  courseNameKo,
})

/**
 * The first results of each list that the role may read. Each list is asked as its own page asks, so
 * that both find the same; groups without a result are left out.
 */
export async function searchEverything(
  deps: Deps,
  search: string,
  { userId, adminRole: role }: { userId: string; adminRole: AdminRole | null },
): Promise<Group[]> {
  const { db, clock } = deps
  const now = clock.now()
  const may = (permission: Permission) => role !== null && hasPermission(role, permission)
  const page = { search, page: 1, pageSize: SHOWN, contactsInPart: may('contacts.show') }
  const groups: Group[] = []
  const add = <Row>(
    group: Group['group'],
    { rows, total, capped }: ListResult<Row>,
    toHit: (row: Row) => Hit,
  ) => {
    const known = groups.find((other) => other.group === group)
    const hits = rows.map(toHit)
    if (!known) groups.push({ group, total, capped, hits })
    else {
      known.total += total
      known.capped ||= capped
      known.hits.push(...hits)
    }
  }

  if (may('people.read'))
    add('people', await listUsers(db, page, now), (user) => ({
      ...NO_DETAIL,
      kind: 'person',
      id: user.id,
      title: user.name,
      facts: [user.email, ...(user.username ? [user.username] : [])],
      state: user.state,
    }))
  if (may('games.read'))
    add('games', await listAdminGames(db, page), (game) => ({
      ...NO_DETAIL,
      kind: 'game',
      id: game.id,
      title: game.courseName,
      facts: [game.host.name],
      course: courseOf(game),
      at: game.teeTime,
      state: game.status,
    }))
  if (may('courses.read'))
    add('courses', await listCourseRows(db, page), (course) => ({
      ...NO_DETAIL,
      kind: 'course',
      id: course.id,
      title: course.nameEn,
      facts: [course.nameJa, course.prefecture].filter((fact) => fact !== null),
    }))
  if (may('money.read')) {
    add('money', await listHolds(db, page, now), (hold) => ({
      ...NO_DETAIL,
      kind: 'hold',
      id: hold.id,
      title: hold.guest.name,
      facts: hold.intentId ? [hold.intentId] : [],
      course: courseOf(hold.game),
      at: hold.game.teeTime,
      amount: hold.amount,
      state: hold.status,
    }))
    add('money', await listAdminTransactions(db, page, userId), (transaction) => ({
      ...NO_DETAIL,
      kind: 'transaction',
      id: transaction.id,
      title: transaction.user.name,
      facts: [],
      course: transaction.game && courseOf(transaction.game),
      at: transaction.createdAt,
      amount: transaction.amount,
      state: transaction.status,
    }))
  }
  if (may('requests.read'))
    add('requests', await listRequests(deps, page), (request) => ({
      ...NO_DETAIL,
      kind: 'request',
      id: request.id,
      title: `${request.reference} · ${request.name}`,
      facts: [request.email],
      at: request.createdAt,
      state: request.state,
    }))
  return groups.filter((group) => group.hits.length > 0)
}

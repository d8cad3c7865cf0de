import type { z } from 'zod'
import { accounts } from '../accounts.ts'
import { adminApprovals } from '../admin/approvals.ts'
import { adminBookings } from '../admin/bookings.ts'
import { adminCases } from '../admin/cases/cases.ts'
import { adminContacts } from '../admin/contacts.ts'
import { adminDisputes } from '../admin/disputes.ts'
import { adminGames } from '../admin/games.ts'
import { adminInbox } from '../admin/inbox.ts'
import { adminMetrics } from '../admin/metrics.ts'
import { adminMoney } from '../admin/money.ts'
import { adminLedger } from '../admin/ledger.ts'
import { adminNotes } from '../admin/notes/notes.ts'
import { adminPayouts } from '../admin/payouts.ts'
import { adminReports } from '../admin/reports.ts'
import { adminSearch } from '../admin/search.ts'
import { adminSystem } from '../admin/system.ts'
import { adminTeam } from '../admin/team.ts'
import { adminUsers } from '../admin/users.ts'
import { approval } from '../approval/join-requests.ts'
import { analytics } from '../analytics.ts'
import { bookings } from '../booking/bookings.ts'
import { calendarFeed } from '../calendar-feed.ts'
import { blocks } from '../trust/blocks.ts'
import { cards } from '../cards.ts'
import { courses } from '../courses.ts'
import { development } from '../development.ts'
import { emailChange } from '../sign-in/email-change.ts'
import { games } from '../games.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { messages } from '../conversation/messages.ts'
import { identities } from '../sign-in/identities.ts'
import { passkeys } from '../sign-in/passkeys.ts'
import { notifications } from '../notifications.ts'
import { participations } from '../participations.ts'
import { payouts } from '../payouts/payouts.ts'
import { questions } from '../trust/questions.ts'
import { reports } from '../trust/reports.ts'
import { requests } from '../requests.ts'
import { roundShares } from '../safety/round-shares.ts'
import { settings } from '../settings.ts'
import { stepUp } from '../sign-in/step-up.ts'
import { standing } from '../standing.ts'
import { invitations } from '../party/invitations.ts'
import { substitutes } from '../waiting/substitutes.ts'
import { waiting } from '../waiting/waiting-list.ts'
import { wishes } from '../wishes/wishes.ts'

/** Every endpoint, keyed by method and path. */
export const endpoints = {
  ...settings,
  ...accounts,
  ...blocks,
  ...passkeys,
  ...identities,
  ...stepUp,
  ...cards,
  ...courses,
  ...games,
  ...bookings,
  ...questions,
  ...participations,
  ...approval,
  ...waiting,
  ...substitutes,
  ...invitations,
  ...roundShares,
  ...calendarFeed,
  ...payouts,
  ...standing,
  ...requests,
  ...wishes,
  ...messages,
  ...reports,
  ...notifications,
  ...mailAddress,
  ...emailChange,
  ...analytics,
  ...adminUsers,
  ...adminContacts,
  ...adminGames,
  ...adminMoney,
  ...adminCases,
  ...adminNotes,
  ...adminApprovals,
  ...adminPayouts,
  ...adminLedger,
  ...adminDisputes,
  ...adminBookings,
  ...adminMetrics,
  ...adminSystem,
  ...adminInbox,
  ...adminTeam,
  ...adminSearch,
  ...adminReports,
  ...development,
}
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

type Part<K extends EndpointKey, P extends string> = Endpoints[K] extends {
  readonly [Q in P]: infer S extends z.ZodType
}
  ? S
  : never
/** Input of an endpoint, before parsing. */
export type BodyOf<K extends EndpointKey> = z.input<Part<K, 'body'>>
export type QueryOf<K extends EndpointKey> = z.input<Part<K, 'query'>>
export type ParamsOf<K extends EndpointKey> = z.input<Part<K, 'params'>>
/** Body of a successful response. */
export type ResultOf<K extends EndpointKey> = z.output<Part<K, 'result'>>

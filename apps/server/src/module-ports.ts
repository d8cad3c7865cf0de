import type { Deps } from './deps.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { accountsPersonalData } from './modules/accounts/accounts.personal-data.ts'
import type { AccountPorts } from './modules/accounts/account-ports.types.ts'
import { analyticsPersonalData } from './modules/analytics/analytics.personal-data.ts'
import type { CardPorts } from './modules/cards/card-ports.types.ts'
import { cardsPersonalData } from './modules/cards/cards.personal-data.ts'
import { readPaymentProfile } from './modules/cards/payment-profile.read.ts'
import { updateCustomerLater } from './modules/cards/update-customer.usecase.ts'
import type { CoursePorts } from './modules/courses/course-ports.types.ts'
import { readCourseGames } from './modules/games/course-games.read.ts'
import type { GamePorts } from './modules/games/game-ports.types.ts'
import { conversationsPersonalData } from './modules/conversations/conversations.personal-data.ts'
import { listOwnMessages } from './modules/conversations/conversations.repository.ts'
import { gamesPersonalData } from './modules/games/games.personal-data.ts'
import { moderationPersonalData } from './modules/moderation/moderation.personal-data.ts'
import { isAboutHeld, isConversationReported } from './modules/moderation/reports.repository.ts'
import { releaseAddresses } from './modules/notifications/bounces/bounces.repository.ts'
import { reopenAddress } from './modules/notifications/bounces/reopen-address.step.ts'
import { notificationsPersonalData } from './modules/notifications/notifications.personal-data.ts'
import { hasGuest } from './modules/participations/legal-holds/held-games.read.ts'
import { participationGamePorts } from './modules/participations/game-ports.adapter.ts'
import { deleteFeed } from './modules/participations/calendar-feed/calendar-feed.repository.ts'
import { readDebts } from './modules/participations/charges/charges.repository.ts'
import { readCardDuties } from './modules/participations/holds/card-duties.read.ts'
import { endRequestsBetween } from './modules/participations/blocks/end-requests.step.ts'
import { readSharedGames } from './modules/participations/blocks/shared-games.read.ts'
import { readWomenOnlyGame } from './modules/participations/players.read.ts'
import { moveHolds } from './modules/participations/holds/holds.repository.ts'
import type { ParticipationPorts } from './modules/participations/participation-ports.types.ts'
import { participationsPersonalData } from './modules/participations/participations.personal-data.ts'
import { deletePayoutAccountSince } from './modules/payouts/accounts.repository.ts'
import { deletePayeeSince } from './modules/payouts/connect/payees.repository.ts'
import { payoutsPersonalData } from './modules/payouts/payouts.personal-data.ts'
import { requestsPersonalData } from './modules/requests/requests.personal-data.ts'
import { wishesPersonalData } from './modules/wishes/wishes.personal-data.ts'
import {
  inheritByCard,
  inheritByMailbox,
} from './modules/standing/identity/inherit-standing.step.ts'
import { standingPersonalData } from './modules/standing/standing.personal-data.ts'
import { readRoundRatings } from './modules/standing/ratings.read.ts'
import { readStanding } from './modules/standing/standing.read.ts'
import { countStrikes } from './modules/standing/standing.repository.ts'

// A module imports only earlier ones. What it needs of a later module comes in through a port,
// composed here.

/** In module order, which is the order of the export and of the erasure. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountsPersonalData,
  cardsPersonalData,
  gamesPersonalData({ hasGuest }),
  participationsPersonalData,
  payoutsPersonalData,
  standingPersonalData,
  requestsPersonalData({ isAboutHeld }),
  wishesPersonalData,
  conversationsPersonalData({ isReported: isConversationReported }),
  moderationPersonalData,
  notificationsPersonalData,
  analyticsPersonalData,
]
export const accountPorts: AccountPorts = {
  readPaymentProfile,
  readStanding,
  countStrikes,
  readDebts,
  readWomenOnlyGame,
  onBlocked: endRequestsBetween,
  readSharedGames,
  inheritByMailbox,
  onEmailChanged: async (deps, tx, userId) => {
    await updateCustomerLater(deps, tx, userId)
    await releaseAddresses(tx, userId)
  },
  onMailReceived: reopenAddress,
  onTakeoverEnded: async (tx, userId, since) => {
    await deletePayoutAccountSince(tx, userId, since)
    await deletePayeeSince(tx, userId, since)
    await deleteFeed(tx, userId)
  },
}
export const cardPorts: CardPorts = { readCardDuties, moveHolds, inheritByCard }
export const coursePorts: CoursePorts = { readCourseGames }
export const participationPorts: ParticipationPorts = { readRoundRatings, listOwnMessages }
export const gamePorts = (deps: Deps): GamePorts => ({
  ...participationGamePorts(deps),
  countStrikes,
})

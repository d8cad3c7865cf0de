import type { z } from 'zod'
import type {
  Profile,
  Session as SessionShape,
  User as UserShape,
} from '@tomogolf/contract/accounts.schemas'
import { completeness } from '@tomogolf/domain/profile'
import { isSuspended } from '@tomogolf/domain/standing'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import type { Account } from './accounts.repository.ts'
import type { PaymentProfile, Standing } from './account-ports.types.ts'
import { missingFields } from './profile/people.read.ts'
import { photoUrl } from './profile/people.presenter.ts'
import type { Session } from './sessions/sessions.repository.ts'

const firstLetter = (text: string | null) => [...(text?.trim() ?? '')][0]?.toUpperCase() ?? ''
/** The public id of a session: the start of its hash, which is useless as a cookie. */
export const sessionId = (hash: string): string => hash.slice(0, 16)

/** The account as its user sees it. */
export function presentUser(account: Account): z.input<typeof UserShape> {
  const { user, profile } = account
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    isAdmin: user.isAdmin,
    adminRole: user.isAdmin ? user.adminRole : null,
    emailVerified: user.emailVerifiedAt !== null,
    language: user.language,
    theme: user.theme,
    firstName: profile.firstName,
    lastName: profile.lastName,
    avatarUrl: photoUrl(profile.photoId),
    initials:
      firstLetter(profile.firstName) + firstLetter(profile.lastName) ||
      firstLetter(user.username ?? user.email),
    profileComplete: missingFields(account).length === 0,
    hostTermsAccepted: user.hostTermsAcceptedAt !== null,
    totpEnrolled: user.totpEnrolledAt !== null,
  }
}
/** The profile as its user sees it, with standing and payment profile. */
export function presentProfile(
  account: Account,
  { strikes, suspensions }: Standing,
  payment: PaymentProfile,
  now: Instant,
): z.input<typeof Profile> {
  const { user, profile } = account
  const { photoId, rating, ratingCount: _count, gamesHosted: _hosted, updatedAt, ...own } = profile
  const photo = photoUrl(photoId)
  return {
    ...(own as Pick<z.input<typeof Profile>, keyof typeof own & keyof z.input<typeof Profile>>),
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    username: user.username,
    language: user.language,
    theme: user.theme,
    avatarUrl: photo,
    profilePhotoUrl: photo,
    stripeCustomerId: payment.customerId,
    paymentMethodId: payment.defaultCardId,
    paymentMethodVerified: payment.defaultCardId !== null,
    updatedAt: iso(updatedAt),
    rating,
    completeness: completeness({ ...own, email: user.email }),
    standing: {
      strikeCount: strikes.length,
      lastStrikeAt: strikes[0]?.createdAt ?? null,
      suspendedUntil: isSuspended(user.suspendedUntil, now) ? isoOrNull(user.suspendedUntil) : null,
      strikes,
      suspensions,
    },
  }
}
export const presentSession = (
  session: Session,
  currentHash: string,
): z.input<typeof SessionShape> => ({
  id: sessionId(session.hash),
  current: session.hash === currentHash,
  userAgent: session.userAgent,
  createdAt: iso(session.createdAt),
  lastSeenAt: iso(session.lastSeenAt),
})

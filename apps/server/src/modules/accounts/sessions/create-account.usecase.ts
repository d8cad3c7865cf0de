import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Language } from '@tomogolf/phrases'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { isReserved } from '../email-change/email-changes.repository.ts'
import {
  insertAccount,
  removeAccount,
  type Account,
  type ProfileRow,
} from '../accounts.repository.ts'

export type NewAccount = {
  /** In lower case. */
  readonly email: string
  readonly passwordHash: string
  readonly now: Instant
  readonly username?: string | null
  readonly language?: Language
  readonly isAdmin?: boolean
  /** Of an administrator: an owner by default. */
  readonly adminRole?: AdminRole
  /** Null or absent: the address has to be verified first. */
  readonly emailVerifiedAt?: Instant | null
  readonly hostTermsAcceptedAt?: Instant | null
  readonly profile?: Partial<Omit<ProfileRow, 'userId' | 'updatedAt' | 'photoId'>>
}
export const EMPTY_PROFILE = {
  firstName: null,
  lastName: null,
  contactNumber: null,
  gender: null,
  birthDate: null,
  country: null,
  languages: [],
  skillLevel: null,
  handicap: null,
  playingFrequency: null,
  yearsPlaying: null,
  favoriteCourses: null,
  golfGoals: null,
  golfExperienceType: null,
  experienceLevel: null,
  partnerPreferences: null,
  golfPetPeeves: null,
  photoId: null,
  emailNotifications: true,
  timeZone: null,
  shownOnHome: false,
  nameLatin: null,
  nameKatakana: null,
  clubs: null,
  familyNameKanji: null,
  rating: null,
  ratingCount: 0,
  gamesHosted: 0,
} satisfies Omit<ProfileRow, 'userId' | 'updatedAt'>

/**
 * Inserts an account with its profile. EMAIL_ALREADY_EXISTS and USERNAME_ALREADY_EXISTS also cover
 * concurrent registrations.
 */
export async function createAccount(
  tx: Tx,
  input: NewAccount,
): Promise<Account | Refused<'EMAIL_ALREADY_EXISTS' | 'USERNAME_ALREADY_EXISTS'>> {
  const id = newId()
  const account: Account = {
    user: {
      id,
      email: input.email,
      username: input.username || null,
      passwordHash: input.passwordHash,
      isAdmin: input.isAdmin ?? false,
      adminRole: input.isAdmin ? (input.adminRole ?? 'owner') : null,
      language: input.language ?? 'en',
      theme: 'dark',
      createdAt: input.now,
      emailVerifiedAt: input.emailVerifiedAt ?? null,
      hostTermsAcceptedAt: input.hostTermsAcceptedAt ?? null,
      deletedAt: null,
      totpSecret: null,
      totpEnrolledAt: null,
      totpLastStep: null,
      totpFailures: 0,
      totpFailedAt: null,
      remindedAt: null,
      suspendedUntil: null,
    },
    profile: { ...EMPTY_PROFILE, ...input.profile, userId: id, updatedAt: input.now },
  }
  const outcome = await insertAccount(tx, account)
  // looked up after the insert, which waits for a change of that address in progress
  if (outcome === 'added' && (await isReserved(tx, input.email, input.now, null))) {
    await removeAccount(tx, id)
    return refuse('EMAIL_ALREADY_EXISTS')
  }
  if (outcome === 'added') return account
  return refuse(outcome === 'email_taken' ? 'EMAIL_ALREADY_EXISTS' : 'USERNAME_ALREADY_EXISTS')
}

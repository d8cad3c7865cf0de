import { z } from 'zod'
import { ADMIN_ROLES } from '@tomogolf/domain/team/permissions'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { PASSWORD_MAX, passwordStrength } from '@tomogolf/domain/password'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import {
  EXPERIENCE_LEVELS,
  EXPERIENCE_TYPES,
  FREQUENCIES,
  GENDERS,
  HANDICAP,
  REQUIRED_FIELDS,
} from '@tomogolf/domain/profile'
import { handoffDestination } from '@tomogolf/domain/addresses/handoff'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { CURRENCY_CODES } from '@tomogolf/domain/money'
import { CLUBS } from '@tomogolf/domain/player-names/clubs'
import { isName } from '@tomogolf/domain/people/person-name'
import {
  Amount,
  CourseNames,
  DateText,
  Email,
  EnteredAmount,
  Id,
  InstantText,
  KanjiName,
  KatakanaName,
  LanguageTag,
  LatinName,
  line,
  lines,
  name,
} from './common.schemas.ts'

export const NewPassword = z
  .string()
  .max(PASSWORD_MAX)
  .refine((password) => passwordStrength(password).ok, { params: { code: 'password_rules' } })
/** Stored with the account; pages are always dark. */
export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
/** Response of the invisible captcha; `development` is accepted outside production only. */
export const Captcha = z.string().max(4096)
export const Username = z
  .string()
  .trim()
  .max(30)
  .regex(/^(?:[\p{L}\p{N}_.-]{3,30})?$/u)
  .refine((text) => text === '' || isName(text), { params: { code: 'name' } })
export const CaptchaKey = z.object({ siteKey: z.string().nullable() })
/** A path of this site where the user wanted to go. */
export const Destination = z
  .string()
  .refine((path) => internalPath(path) !== undefined, { params: { code: 'format' } })
/** Body of a new handoff code, and what redeeming it returns. */
export const HandoffDestination = z.object({
  destination: z
    .string()
    .refine((path) => handoffDestination(path) !== undefined, { params: { code: 'format' } }),
})
export const HandoffCode = z.object({ code: z.string().regex(/^[\w-]{43}$/) })
export const Handoff = HandoffCode.extend({ expiresAt: InstantText })
export const RegisterBody = z.object({
  username: Username.default(''),
  email: Email,
  password: NewPassword,
  recaptchaToken: Captcha,
  language: LanguageTag.optional(),
  /** Where the verification link leads to. */
  destination: Destination.optional(),
})
export const LoginBody = z.object({
  email: Email,
  password: z.string().min(6).max(PASSWORD_MAX),
  recaptchaToken: Captcha,
  totp: z.string().trim().max(20).optional(),
})
export const LoginCodeBody = z.object({ email: Email, recaptchaToken: Captcha })
export const CodeLoginBody = LoginCodeBody.extend({ code: z.string().regex(/^[0-9]{6}$/) })
export const EmailBody = z.object({ email: Email })
export const TokenQuery = z.object({ token: z.string().min(1).max(200) })
export const ResetPasswordBody = z.object({
  token: z.string().min(1).max(200),
  password: NewPassword,
})
export const ChangePasswordBody = z.object({
  currentPassword: z.string().min(1).max(PASSWORD_MAX),
  newPassword: NewPassword,
})
export const User = z.object({
  id: Id,
  username: z.string().nullable(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** Of an administrator; null for everybody else. */
  adminRole: z.enum(ADMIN_ROLES).nullable(),
  emailVerified: z.boolean(),
  language: LanguageTag,
  theme: z.enum(THEMES),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  initials: z.string(),
  profileComplete: z.boolean(),
  hostTermsAccepted: z.boolean(),
  totpEnrolled: z.boolean(),
})
/**
 * Confirms a registration in another browser: by the password that was chosen there, or by a new one
 * that takes its place.
 */
export const ConfirmRegistrationBody = TokenQuery.extend({
  password: z.string().min(1).max(PASSWORD_MAX).optional(),
  newPassword: NewPassword.optional(),
}).refine(({ password, newPassword }) => (password === undefined) !== (newPassword === undefined), {
  path: ['password'],
  params: { code: 'required' },
})
/**
 * `success` false: nothing has happened, because the link was opened in another browser than the one
 * that registered at `registeredAt`; its reader chooses. `user`: a session has started.
 */
export const VerifyEmailResult = z.object({
  success: z.boolean(),
  message: z.string(),
  email: z.string(),
  registeredAt: InstantText,
  destination: z.string().nullable(),
  user: User.nullable(),
})
export const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: InstantText,
  lastSeenAt: InstantText,
})
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** A field that null clears. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullable().optional()
export const ProfileBody = z.object({
  firstName: optional(name(1, 60)),
  lastName: optional(name(1, 60)),
  contactNumber: optional(line(5, 30)),
  gender: optional(z.enum(GENDERS)),
  birthDate: optional(DateText),
  country: optional(z.string().regex(/^[A-Z]{2}$/)),
  /** A list of codes, or free text that `parseLanguages` splits. */
  languages: optional(z.union([z.array(z.enum(LANGUAGE_CODES)).max(17), z.string().max(200)])),
  skillLevel: optional(z.enum(SKILL_LEVELS)),
  username: optional(Username),
  emailNotifications: z.boolean().optional(),
  shownOnHome: z.boolean().optional().describe('consent to appear as a host on the home page'),
  nameLatin: optional(LatinName),
  nameKatakana: optional(KatakanaName),
  familyNameKanji: optional(KanjiName).describe('shown to the guests of own games'),
  clubs: optional(z.enum(CLUBS)),
  handicap: optional(z.number().min(HANDICAP.min).max(HANDICAP.max)),
  playingFrequency: optional(z.enum(FREQUENCIES)),
  yearsPlaying: optional(z.int().min(0).max(90)),
  favoriteCourses: optional(lines(0, 500)),
  golfGoals: optional(lines(0, 500)),
  golfExperienceType: optional(z.enum(EXPERIENCE_TYPES)),
  experienceLevel: optional(z.enum(EXPERIENCE_LEVELS)),
  partnerPreferences: optional(lines(0, 500)),
  golfPetPeeves: optional(lines(0, 500)),
  language: LanguageTag.optional(),
  theme: z.enum(THEMES).optional(),
  timeZone: optional(z.string().max(60).refine(isTimeZone)),
})
/**
 * A strike and its cause. `facts`: the attendance times of the game. `appeal`: the user's appeal
 * against it.
 */
export const Strike = z.object({
  id: Id,
  reason: z.string(),
  createdAt: InstantText,
  gameId: Id.nullable(),
  facts: CourseNames.extend({
    teeTime: InstantText,
    missingAt: InstantText.nullable(),
    statementUntil: InstantText.nullable(),
    statedAt: InstantText.nullable(),
  }).nullable(),
  appeal: z
    .object({ state: z.enum(['open', 'accepted', 'rejected']), answer: z.string().nullable() })
    .nullable(),
})
export const Profile = z.object({
  userId: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  username: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  contactNumber: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  birthDate: z.string().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.enum(LANGUAGE_CODES)),
  skillLevel: z.enum(SKILL_LEVELS).nullable(),
  nameLatin: z.string().nullable(),
  nameKatakana: z.string().nullable(),
  familyNameKanji: z.string().nullable(),
  clubs: z.enum(CLUBS).nullable(),
  handicap: z.number().nullable(),
  playingFrequency: z.enum(FREQUENCIES).nullable(),
  yearsPlaying: z.int().nullable(),
  favoriteCourses: z.string().nullable(),
  golfGoals: z.string().nullable(),
  golfExperienceType: z.enum(EXPERIENCE_TYPES).nullable(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  partnerPreferences: z.string().nullable(),
  golfPetPeeves: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  profilePhotoUrl: z.string().nullable(),
  emailNotifications: z.boolean(),
  shownOnHome: z.boolean(),
  language: LanguageTag,
  theme: z.enum(THEMES),
  timeZone: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  paymentMethodId: z.string().nullable(),
  paymentMethodVerified: z.boolean(),
  updatedAt: InstantText,
  completeness: z.object({
    complete: z.boolean(),
    missing: z.array(z.enum(REQUIRED_FIELDS)),
    minutes: z.number(),
  }),
  standing: z.object({
    strikeCount: z.int(),
    lastStrikeAt: InstantText.nullable(),
    suspendedUntil: InstantText.nullable(),
    strikes: z.array(Strike),
    /** Current suspensions. `reason` null: caused by strikes. */
    suspensions: z.array(
      z.object({ until: InstantText, since: InstantText, reason: z.string().nullable() }),
    ),
  }),
  rating: z.number().nullable(),
})
/** Result for each required field. `unclear`: the user must correct it. */
export const ProfileNormalisation = z.object({
  fields: z.array(
    z.object({
      field: z.enum(REQUIRED_FIELDS),
      state: z.enum(['ok', 'repaired', 'missing', 'unclear']),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  complete: z.boolean(),
})
export const HostingEligibility = z.object({
  isSuspended: z.boolean(),
  strikeCount: z.int(),
  suspendedUntil: InstantText.nullable(),
})
export const Photo = z.object({ avatarUrl: z.string() })
/** The secret for the authenticator app: as text, and as the URL of a QR code. */
export const TotpSecret = z.object({ secret: z.string(), uri: z.string() })
export const TotpBody = z.object({ totp: z.string().trim().min(6).max(20) })
/** Shown once; each can be used once in place of a code of the authenticator app. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const Row = z.record(z.string(), z.unknown())
/** All stored data about a user, without secrets (hashes, tokens, keys of the card provider). */
export const AccountExport = z.object({
  exportedAt: InstantText,
  account: Row,
  profile: Row,
  photo: z.string().nullable().describe('a data: URL'),
  records: z
    .record(z.string(), z.array(Row))
    .describe('sessions, cards, games, participations, holds, transactions, strikes, mails …'),
})
/**
 * `giveUp`: the amounts owed to the user, as shown to them, which they give up. Without them the
 * deletion is refused while anything is owed.
 */
export const DeleteAccountBody = z.object({
  giveUp: z
    .array(Amount.extend({ amount: EnteredAmount }))
    .max(CURRENCY_CODES.length)
    .default([]),
})
/** `owed`: to the user, by us. `debts`: unpaid charges, which a new account of the same person inherits. */
export const DeletionPreview = z.object({ owed: z.array(Amount), debts: z.array(Amount) })

/** An invitation to the team, for the verified address of the account; null without one. */
export const InvitationResult = z.object({
  invitation: z
    .object({
      role: z.enum(ADMIN_ROLES),
      expiresAt: InstantText,
      invitedBy: z.string().nullable(),
    })
    .nullable(),
})

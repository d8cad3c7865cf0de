import { z } from 'zod'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isKatakanaName, normaliseKatakana } from '@tomogolf/domain/katakana/katakana-name'
import { isKanjiName, isLatinName, normaliseLatinName } from '@tomogolf/domain/katakana/latin-name'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { normaliseName } from '@tomogolf/domain/people/person-name'
import { HANDICAP, isAdult, isMissing } from '@tomogolf/domain/profile'
import { parseTypedDay } from '@tomogolf/ui/forms/typed-day.ts'
import { typedNumber } from './profile-form.ts'

const required = (text: string) => !isMissing(text)
const chosen = z.string().refine(required, 'account.profile.choose')
const filled = (max: number) =>
  z.string().refine(required, 'account.profile.required').max(max, 'account.profile.tooLong')
const emptyOr =
  (normalise: (text: string) => string, isName: (text: string) => boolean) => (text: string) =>
    text.trim() === '' || isName(normalise(text))
const within = (min: number, max: number, whole: boolean) => (text: string) => {
  if (text.trim() === '') return true
  const number = typedNumber(text)
  return number >= min && number <= max && (!whole || Number.isInteger(number))
}
const note = z.string().max(500, 'account.profile.tooLong')
const YEARS = 90

/** The same check as on the server: whether the number is possible, not whether it is in use. */
export const isPhone = (text: string): boolean =>
  parsePhoneNumberFromString(text.normalize('NFKC'))?.isPossible() === true

/** A day that exists, of a person who may be alive. */
const isBirthday = (text: string) => text >= '1900' && parseTypedDay(text) === text

/**
 * Validation schema of the profile form at `now` (milliseconds), with the maximum number of
 * languages.
 */
export const profileRules = (now: number, maxLanguages: number) =>
  z.object({
    firstName: filled(60),
    lastName: filled(60),
    contactNumber: z
      .string()
      .refine(required, 'account.profile.required')
      .refine((text) => isMissing(text) || isPhone(text), 'errors.INVALID_PHONE'),
    birthDate: z
      .string()
      .transform((text) => parseTypedDay(text) ?? text)
      .refine(required, 'account.profile.required')
      .refine((text) => isMissing(text) || isBirthday(text), 'errors.field.date')
      .refine((text) => !isBirthday(text) || isAdult(text, now), 'errors.AGE_TOO_YOUNG'),
    gender: chosen,
    country: chosen,
    skillLevel: chosen,
    languages: z
      .array(z.enum(LANGUAGE_CODES))
      .min(1, 'account.profile.chooseLanguage')
      .max(maxLanguages, 'errors.TOO_MANY_LANGUAGES'),
    nameLatin: z
      .string()
      .refine(emptyOr(normaliseLatinName, isLatinName), 'errors.field.latin_name'),
    nameKatakana: z
      .string()
      .refine(emptyOr(normaliseKatakana, isKatakanaName), 'errors.field.katakana'),
    familyNameKanji: z.string().refine(emptyOr(normaliseName, isKanjiName), 'errors.field.kanji'),
    username: z
      .string()
      .regex(/^\s*(?:[\p{L}\p{N}_.-]{3,30})?\s*$/u, 'account.profile.usernameForm'),
    handicap: z
      .string()
      .refine(within(HANDICAP.min, HANDICAP.max, false), 'account.profile.handicapRange'),
    yearsPlaying: z.string().refine(within(0, YEARS, true), 'account.profile.yearsRange'),
    playingFrequency: z.string(),
    golfExperienceType: z.string(),
    experienceLevel: z.string(),
    favoriteCourses: note,
    golfGoals: note,
    partnerPreferences: note,
    golfPetPeeves: note,
  })

/** Photo types that the server accepts. HEIC is refused because most browsers cannot display it. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** Why a file is refused as a photo, checked before the upload. Null if it is accepted. */
export function photoProblem(
  file: Pick<File, 'type' | 'size'>,
): 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) return 'INVALID_FILE_TYPE'
  return file.size > MAX_PHOTO_BYTES ? 'FILE_TOO_LARGE' : null
}

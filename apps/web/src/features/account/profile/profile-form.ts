import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import type { Profile } from '../../../queries/profile.ts'

type Body = BodyOf<'PUT /api/profile'>

/** Form values as strings; '' is an empty field or no choice. */
export type ProfileForm = {
  firstName: string
  lastName: string
  contactNumber: string
  birthDate: string
  gender: string
  country: string
  languages: LanguageCode[]
  skillLevel: string
  nameLatin: string
  nameKatakana: string
  familyNameKanji: string
  username: string
  handicap: string
  playingFrequency: string
  yearsPlaying: string
  golfExperienceType: string
  experienceLevel: string
  favoriteCourses: string
  golfGoals: string
  partnerPreferences: string
  golfPetPeeves: string
}
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'contactNumber',
  'birthDate',
  'gender',
  'country',
  'languages',
  'skillLevel',
  'nameLatin',
  'nameKatakana',
  'familyNameKanji',
  'username',
  'handicap',
  'playingFrequency',
  'yearsPlaying',
  'golfExperienceType',
  'experienceLevel',
  'favoriteCourses',
  'golfGoals',
  'partnerPreferences',
  'golfPetPeeves',
] as const satisfies readonly (keyof ProfileForm)[]

/** Converts a profile to form values. */
export function formOf(profile: Profile): ProfileForm {
  const text = (field: Exclude<keyof ProfileForm, 'languages'>) => String(profile[field] ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    contactNumber: text('contactNumber'),
    birthDate: text('birthDate'),
    gender: text('gender'),
    country: text('country'),
    languages: [...profile.languages],
    skillLevel: text('skillLevel'),
    nameLatin: text('nameLatin'),
    nameKatakana: text('nameKatakana'),
    familyNameKanji: text('familyNameKanji'),
    username: text('username'),
    handicap: text('handicap'),
    playingFrequency: text('playingFrequency'),
    yearsPlaying: text('yearsPlaying'),
    golfExperienceType: text('golfExperienceType'),
    experienceLevel: text('experienceLevel'),
    favoriteCourses: text('favoriteCourses'),
    golfGoals: text('golfGoals'),
    partnerPreferences: text('partnerPreferences'),
    golfPetPeeves: text('golfPetPeeves'),
  }
}

/**
 * Parses a number with half-width or full-width digits and either decimal mark. NaN otherwise, also
 * for "+2" (−2 in golf).
 */
export function typedNumber(text: string): number {
  const plain = text.normalize('NFKC').trim().replace(',', '.').replace(/^[−–]/, '-')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Converts form values to the request body. An empty field clears the stored value. */
export function bodyOf(form: ProfileForm): Body {
  const texts = Object.fromEntries(
    PROFILE_FIELDS.filter((field) => field !== 'languages').map((field) => [
      field,
      form[field].trim() || null,
    ]),
  )
  return {
    ...(texts as Omit<Body, 'languages'>),
    languages: form.languages,
    handicap: form.handicap.trim() ? typedNumber(form.handicap) : null,
    yearsPlaying: form.yearsPlaying.trim() ? typedNumber(form.yearsPlaying) : null,
  }
}

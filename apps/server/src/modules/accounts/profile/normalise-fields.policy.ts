import { SKILL_LEVELS } from '@tomogolf/domain/game'
import {
  GENDERS,
  isMissing,
  parseLanguages,
  REQUIRED_FIELDS,
  type RequiredField,
} from '@tomogolf/domain/profile'
import { isName, normaliseName } from '@tomogolf/domain/people/person-name'
import type { ProfileRow } from '../accounts.repository.ts'
import { parsePhone } from '../../../platform/phone.ts'

type Stored = Pick<ProfileRow, Exclude<RequiredField, 'email'>>
/**
 * The result for one required field. `unclear`: only the user can correct the stored value; it is
 * left unchanged.
 */
export type FieldCheck = {
  readonly field: RequiredField
  readonly state: 'ok' | 'repaired' | 'missing' | 'unclear'
  readonly before: string | null
  readonly after: string | null
}
type Normalised<Field extends keyof Stored> = { value: Stored[Field]; unclear?: true }

const toText = (value: unknown): string | null =>
  Array.isArray(value) ? value.join(', ') || null : typeof value === 'string' ? value : null
/** Trims the value; the text "null" and the label of an untouched picker count as missing. */
const trimmed = (value: string | null) => ({ value: isMissing(value) ? null : value!.trim() })
const personName = (value: string | null): { value: string | null; unclear?: true } => {
  const { value: given } = trimmed(value)
  const name = given === null ? null : normaliseName(given)
  return name === null || isName(name) ? { value: name } : { value, unclear: true }
}
const oneOf =
  (values: readonly string[]) =>
  (value: string | null): { value: string | null; unclear?: true } => {
    const { value: given } = trimmed(value)
    const known = values.find((option) => option === given?.toLowerCase().replaceAll(/[ -]/g, '_'))
    return given === null || known !== undefined
      ? { value: known ?? null }
      : { value, unclear: true }
  }

const NORMALISE: { readonly [Field in keyof Stored]: (stored: Stored) => Normalised<Field> } = {
  firstName: ({ firstName }) => personName(firstName),
  lastName: ({ lastName }) => personName(lastName),
  gender: ({ gender }) => oneOf(GENDERS)(gender),
  skillLevel: ({ skillLevel }) => oneOf(SKILL_LEVELS)(skillLevel),
  birthDate: ({ birthDate }) => {
    const { value } = trimmed(birthDate)
    return value === null || /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? { value }
      : { value: birthDate, unclear: true }
  },
  country: ({ country }) => {
    const code = trimmed(country).value?.toUpperCase() ?? null
    return code === null || /^[A-Z]{2}$/.test(code)
      ? { value: code }
      : { value: country, unclear: true }
  },
  // a number without a country code belongs to the user's own country
  contactNumber: (stored) => {
    const { value } = trimmed(stored.contactNumber)
    const number = value === null ? null : parsePhone(value, NORMALISE.country(stored).value)
    return value === null || number !== null
      ? { value: number }
      : { value: stored.contactNumber, unclear: true }
  },
  languages: ({ languages }) => {
    const named = languages.filter((language) => !isMissing(language))
    return { value: named.length ? parseLanguages(named.join(',')) : [] }
  },
}

/**
 * Checks the nine required fields as they are stored. `set` holds the normalised values of those
 * that differ.
 */
export function normaliseFields(
  profile: Stored,
  email: string,
): { checks: FieldCheck[]; set: Partial<Stored> } {
  const set: Partial<Record<keyof Stored, unknown>> = {}
  const checks = REQUIRED_FIELDS.map((field): FieldCheck => {
    if (field === 'email')
      return { field, state: isMissing(email) ? 'missing' : 'ok', before: email, after: email }
    const { value, unclear } = NORMALISE[field](profile)
    const before = toText(profile[field]),
      after = toText(value)
    const changed = before !== after
    if (changed) set[field] = value
    return {
      field,
      before,
      after,
      state: unclear ? 'unclear' : isMissing(value) ? 'missing' : changed ? 'repaired' : 'ok',
    }
  })
  return { checks, set: set as Partial<Stored> }
}

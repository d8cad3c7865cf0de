import { SKILL_LEVELS } from '@tomogolf/domain/game'
import {
  GENDERS,
  isMissing,
  parseLanguages,
  REQUIRED_FIELDS,
  type RequiredField,
} from '@tomogolf/domain/profile'
import type { ProfileRow } from '../accounts.repository.ts'
import { parsePhone } from './phone.ts'

type Stored = Pick<ProfileRow, Exclude<RequiredField, 'email'>>
/** What became of one required field. `unclear`: something stands there that only its owner can put right; it is left as it is. */
export type Checked = {
  readonly field: RequiredField
  readonly state: 'ok' | 'repaired' | 'missing' | 'unclear'
  readonly before: string | null
  readonly after: string | null
}
type Mended<F extends keyof Stored> = { value: Stored[F]; unclear?: true }

const text = (value: unknown): string | null =>
  Array.isArray(value) ? value.join(', ') || null : typeof value === 'string' ? value : null
/** Blanks around it go; the text "null" and what an untouched picker left behind is nothing. */
const plain = (value: string | null) => ({ value: isMissing(value) ? null : value!.trim() })
const oneOf =
  (values: readonly string[]) =>
  (value: string | null): { value: string | null; unclear?: true } => {
    const { value: kept } = plain(value)
    const known = values.find((one) => one === kept?.toLowerCase().replaceAll(/[ -]/g, '_'))
    return kept === null || known !== undefined
      ? { value: known ?? null }
      : { value, unclear: true }
  }

const MEND: { readonly [F in keyof Stored]: (stored: Stored) => Mended<F> } = {
  firstName: ({ firstName }) => plain(firstName),
  lastName: ({ lastName }) => plain(lastName),
  gender: ({ gender }) => oneOf(GENDERS)(gender),
  skillLevel: ({ skillLevel }) => oneOf(SKILL_LEVELS)(skillLevel),
  birthDate: ({ birthDate }) => {
    const { value } = plain(birthDate)
    return value === null || /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? { value }
      : { value: birthDate, unclear: true }
  },
  country: ({ country }) => {
    const code = plain(country).value?.toUpperCase() ?? null
    return code === null || /^[A-Z]{2}$/.test(code)
      ? { value: code }
      : { value: country, unclear: true }
  },
  // a number without its country's code is read as one of the person's own country
  contactNumber: (stored) => {
    const { value } = plain(stored.contactNumber)
    const number = value === null ? null : parsePhone(value, MEND.country(stored).value)
    return value === null || number !== null
      ? { value: number }
      : { value: stored.contactNumber, unclear: true }
  },
  languages: ({ languages }) => {
    const typed = languages.filter((one) => !isMissing(one))
    return { value: typed.length ? parseLanguages(typed.join(',')) : [] }
  },
}

/** Looks at the nine required fields as they are stored, and says what each should be. `set` holds those that differ. */
export function repairsOf(
  profile: Stored,
  email: string,
): { checked: Checked[]; set: Partial<Stored> } {
  const set: Partial<Record<keyof Stored, unknown>> = {}
  const checked = REQUIRED_FIELDS.map((field): Checked => {
    if (field === 'email')
      return { field, state: isMissing(email) ? 'missing' : 'ok', before: email, after: email }
    const { value, unclear } = MEND[field](profile)
    const before = text(profile[field]),
      after = text(value)
    const changed = before !== after
    if (changed) set[field] = value
    return {
      field,
      before,
      after,
      state: unclear ? 'unclear' : isMissing(value) ? 'missing' : changed ? 'repaired' : 'ok',
    }
  })
  return { checked, set: set as Partial<Stored> }
}

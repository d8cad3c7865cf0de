import type { ErrorCode } from '@tomogolf/contract/errors'
import type { z } from 'zod'
import type { ProfileBody } from '@tomogolf/contract/accounts.schemas'
import { isAdult, MINIMUM_AGE, parseLanguages, type LanguageCode } from '@tomogolf/domain/profile'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { updateProfile, updateUser, type ProfileRow, type User } from '../accounts.repository.ts'
import { parsePhone } from './phone.ts'

type Body = z.output<typeof ProfileBody>

const codesOf = (languages: NonNullable<Body['languages']>): LanguageCode[] =>
  typeof languages === 'string' ? parseLanguages(languages) : [...new Set(languages)]
const isPresent = ([, value]: [string, unknown]) => value !== undefined

/** What belongs into the transaction of the change: a look that may refuse it, and its record. */
type Within<Code extends ErrorCode> = {
  before?(tx: Tx): Promise<Refused<Code> | null>
  after?(tx: Tx): Promise<void>
}
/** Changes what the body names: absent fields stay, null (or an empty text) clears. Nothing is changed when one of them is refused. */
export async function changeProfile<Code extends ErrorCode = never>(
  deps: Deps,
  userId: string,
  body: Body,
  within: Within<Code> = {},
): Promise<
  | { success: true }
  | Refused<
      'AGE_TOO_YOUNG' | 'INVALID_PHONE' | 'TOO_MANY_LANGUAGES' | 'USERNAME_ALREADY_EXISTS' | Code
    >
> {
  const now = deps.clock.now()
  const { username, language, theme, languages, contactNumber, ...texts } = body
  const cleared = Object.fromEntries(
    Object.entries(texts)
      .filter(isPresent)
      .map(([field, value]) => [field, value === '' ? null : value]),
  )
  const profile: Partial<ProfileRow> = { ...cleared, updatedAt: now }
  if (contactNumber !== undefined) {
    profile.contactNumber = contactNumber === null ? null : parsePhone(contactNumber)
    if (contactNumber !== null && profile.contactNumber === null) return refuse('INVALID_PHONE')
  }
  if (body.birthDate && !isAdult(body.birthDate, now))
    return refuse('AGE_TOO_YOUNG', { age: MINIMUM_AGE })
  if (languages !== undefined) {
    const { max_languages: max } = await readSettings(deps.db)
    profile.languages = languages === null ? [] : codesOf(languages)
    if (profile.languages.length > max) return refuse('TOO_MANY_LANGUAGES', { max })
  }
  const user: Partial<User> = {
    ...(username !== undefined && { username: username?.normalize('NFKC') || null }),
    ...(language && { language }),
    ...(theme && { theme }),
  }
  try {
    return await deps.db.transaction(async (tx) => {
      const no = await within.before?.(tx)
      if (no) return no
      await updateProfile(tx, userId, profile)
      if (Object.keys(user).length) await updateUser(tx, userId, user)
      // games are found by their host's name, and renew what they are found by
      if (body.firstName !== undefined || body.lastName !== undefined || username !== undefined)
        await deps.jobs.enqueue(tx, 'games.host_renamed', { userId }, { key: userId })
      await within.after?.(tx)
      return { success: true as const }
    })
  } catch (err) {
    if (isUniqueViolation(err, 'users_username')) return refuse('USERNAME_ALREADY_EXISTS')
    throw err
  }
}

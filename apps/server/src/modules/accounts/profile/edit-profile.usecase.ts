import type { ErrorCode } from '@tomogolf/contract/api/errors'
import type { z } from 'zod'
import type { ProfileBody } from '@tomogolf/contract/accounts.schemas'
import { type LanguageCode } from '@tomogolf/domain/people/language-codes'
import { isAdult, MINIMUM_AGE, parseLanguages } from '@tomogolf/domain/profile'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { updateProfile, updateUser, type ProfileRow, type User } from '../accounts.repository.ts'
import { parsePhone } from '../../../platform/phone.ts'

type Body = z.output<typeof ProfileBody>

const toCodes = (languages: NonNullable<Body['languages']>): LanguageCode[] =>
  typeof languages === 'string' ? parseLanguages(languages) : [...new Set(languages)]
const isPresent = ([, value]: [string, unknown]) => value !== undefined

/** Runs in the transaction of the edit: a check that may refuse it, and its audit record. */
type TransactionHooks<Code extends ErrorCode> = {
  before?(tx: Tx): Promise<Refused<Code> | null>
  after?(tx: Tx): Promise<void>
}
/**
 * Edits the fields in the body: absent fields stay, null or an empty text clears. One refused field
 * refuses all.
 */
export async function editProfile<Code extends ErrorCode = never>(
  deps: Deps,
  userId: string,
  body: Body,
  hooks: TransactionHooks<Code> = {},
): Promise<
  | { success: true }
  | Refused<
      'AGE_TOO_YOUNG' | 'INVALID_PHONE' | 'TOO_MANY_LANGUAGES' | 'USERNAME_ALREADY_EXISTS' | Code
    >
> {
  const now = deps.clock.now()
  const { username, language, theme, languages, contactNumber, ...textFields } = body
  const texts = Object.fromEntries(
    Object.entries(textFields)
      .filter(isPresent)
      .map(([field, value]) => [field, value === '' ? null : value]),
  )
  const profile: Partial<ProfileRow> = { ...texts, updatedAt: now }
  if (contactNumber !== undefined) {
    profile.contactNumber = contactNumber === null ? null : parsePhone(contactNumber)
    if (contactNumber !== null && profile.contactNumber === null) return refuse('INVALID_PHONE')
  }
  if (body.birthDate && !isAdult(body.birthDate, now))
    return refuse('AGE_TOO_YOUNG', { age: MINIMUM_AGE })
  if (languages !== undefined) {
    const { max_languages: max } = await readSettings(deps.db)
    profile.languages = languages === null ? [] : toCodes(languages)
    if (profile.languages.length > max) return refuse('TOO_MANY_LANGUAGES', { max })
  }
  const user: Partial<User> = {
    ...(username !== undefined && { username: username?.normalize('NFKC') || null }),
    ...(language && { language }),
    ...(theme && { theme }),
  }
  try {
    return await deps.db.transaction(async (tx) => {
      const refusal = await hooks.before?.(tx)
      if (refusal) return refusal
      await updateProfile(tx, userId, profile)
      if (Object.keys(user).length) await updateUser(tx, userId, user)
      // the search text of a game contains its host's name
      if (body.firstName !== undefined || body.lastName !== undefined || username !== undefined)
        await deps.jobs.enqueue(tx, 'games.host_renamed', { userId }, { key: userId })
      await hooks.after?.(tx)
      return { success: true as const }
    })
  } catch (err) {
    if (isUniqueViolation(err, 'users_username')) return refuse('USERNAME_ALREADY_EXISTS')
    throw err
  }
}

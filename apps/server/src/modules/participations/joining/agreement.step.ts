import { toMajor } from '@tomogolf/domain/money'
import { POLICY_VERSION, type Terms } from '@tomogolf/domain/pricing'
import type { Instant } from '@tomogolf/domain/time'
import type { z } from 'zod'
import type { NewCompanion } from '@tomogolf/contract/party/companions.schemas'
import type { GivenName } from '@tomogolf/contract/participations.schemas'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { storeName } from '../names/store-name.step.ts'
import type { Participation } from '../participations.repository.ts'
import { policyText } from './policy-text.presenter.ts'
import { keepPolicyText } from './policy-texts.repository.ts'

export type JoinRequest = {
  gameId: string
  userId: string
  ip: string | null
  /** The language of the page on which the guest agreed; absent when it was no page. */
  language?: Language
  holdAmount?: number | undefined
  policyVersion?: string | undefined
  /** The full name for the course, which the guest agrees that the host passes on. */
  name?: z.output<typeof GivenName> | undefined
  /** The key of an invite-only game. */
  invite?: string | undefined
  /** People without an account whose seats the guest covers. */
  companions?: readonly z.output<typeof NewCompanion>[] | undefined
  /** How many seats are kept for companions with accounts of their own. */
  invited?: number | undefined
}

/**
 * The guest agreed to an amount on screen: if it has changed, ask again instead of holding another
 * amount.
 */
export const areTermsChanged = (
  { holdAmount, policyVersion }: Pick<JoinRequest, 'holdAmount' | 'policyVersion'>,
  terms: Terms,
): boolean =>
  (holdAmount !== undefined && holdAmount !== toMajor(terms.hold)) ||
  (policyVersion !== undefined && policyVersion !== POLICY_VERSION)

export const readHostName = async (tx: Tx, hostId: string): Promise<string> =>
  nameForOthers((await readPeople(tx, [hostId])).get(hostId)!)

export type Agreement = Pick<
  Participation,
  'agreedIp' | 'agreedLanguage' | 'agreedText' | 'agreedPolicy' | 'nameSharedAt' | 'clubs'
>
/** Stores the name for the course and the policy, and returns what the guest agreed to. */
export async function recordAgreement(
  deps: Deps,
  tx: Tx,
  { userId, ip, language, name }: JoinRequest,
  now: Instant,
  textIn: (language: Language) => string,
): Promise<Agreement> {
  if (name) await storeName(tx, userId, name, now)
  // its page shows the usual amounts, not those of a region
  const usual = await readSettings(tx)
  return {
    agreedIp: ip,
    nameSharedAt: name ? now : null,
    clubs: name?.clubs ?? null,
    agreedLanguage: language ?? null,
    agreedText: language ? textIn(language) : null,
    agreedPolicy: language
      ? await keepPolicyText(
          tx,
          { version: POLICY_VERSION, language, text: policyText(deps.phrase, language, usual) },
          now,
        )
      : null,
  }
}

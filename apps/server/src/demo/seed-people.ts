import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { isRefused } from '../platform/refusal.ts'
import {
  createAccount,
  type NewAccount,
} from '../modules/accounts/sessions/create-account.usecase.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { saveDemoCard } from './demo-card.ts'
import { emailOf, PEOPLE, type DemoPerson } from './people.data.ts'

/** Between two registrations: the first guests are older than the games that they played. */
const APART = 6 * DAY

/** User ids by the keys of the demonstration people. */
export type Ids = ReadonlyMap<string, string>

/** Creates users with a profile, a verified email address and a card; hosts accepted the terms. */
export async function seedPeople(deps: Deps): Promise<Ids> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ids = new Map<string, string>()
  const users: { id: string; email: string; card: DemoPerson['card'] }[] = []
  for (const [i, person] of PEOPLE.entries()) {
    const account = await createAccount(
      deps.db,
      accountOf(person, passwordHash, deps.clock.now() - (PEOPLE.length - i) * APART),
    )
    if (isRefused(account)) throw new Error(`demo account ${person.key}: ${account.refused}`)
    ids.set(person.key, account.user.id)
    users.push({ id: account.user.id, email: account.user.email, card: person.card })
  }
  for (const user of users) await saveDemoCard(deps, user, user.card)
  return ids
}

function accountOf(person: DemoPerson, passwordHash: string, now: number): NewAccount {
  const [rating, ratingCount, gamesHosted] = person.rating ?? [null, 0, 0]
  return {
    email: emailOf(person),
    passwordHash,
    now,
    username: person.key,
    language: person.language,
    isAdmin: person.isAdmin ?? false,
    emailVerifiedAt: now,
    hostTermsAcceptedAt: person.hosts ? now : null,
    profile: {
      firstName: person.first,
      lastName: person.last,
      familyNameKanji: person.kanji ?? null,
      contactNumber: person.phone,
      gender: person.gender,
      birthDate: person.born,
      country: person.country,
      languages: person.languages,
      skillLevel: person.skill,
      handicap: person.handicap,
      playingFrequency: person.frequency,
      yearsPlaying: person.years,
      golfExperienceType: person.type,
      experienceLevel: person.level,
      golfGoals: person.goals ?? null,
      partnerPreferences: person.partners ?? null,
      golfPetPeeves: person.peeves ?? null,
      favoriteCourses: person.favourites ?? null,
      timeZone: person.timeZone,
      shownOnHome: person.hosts ?? false,
      rating,
      ratingCount,
      gamesHosted,
    },
  }
}

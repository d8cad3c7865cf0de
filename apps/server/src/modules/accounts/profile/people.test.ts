import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HostDetail, Player } from '@tomogolf/contract/games.schemas'
import { nameForOthers, presentHost, presentPlayer } from './people.presenter.ts'
import { readHostFacts, readMissingCount, readPeople } from './people.read.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  type AccountsWorld,
} from '../../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

describe('a user as others see them', () => {
  it('has a first name and an initial: no address, phone number, birth date or last name', async () => {
    const { user } = await world.account({
      email: 'hana@example.com',
      username: 'hana',
      profile: {
        ...FULL_PROFILE,
        firstName: '花',
        lastName: '山田',
        handicap: 9.2,
        rating: 4.5,
        ratingCount: 2,
        gamesHosted: 3,
      },
    })
    const person = (await readPeople(world.deps.db, [user.id, user.id])).get(user.id)!
    const player = presentPlayer(person, false)
    expect(Player.parse(player)).toEqual({
      id: user.id,
      username: 'hana',
      firstName: '花',
      lastName: '山',
      displayName: '花 山.',
      rating: 4.5,
      ratingCount: 2,
      languages: 'pt,en',
      avatarUrl: null,
      handicap: 9.2,
      isHost: false,
    })
    expect(HostDetail.parse(presentHost(person))).toMatchObject({
      isHost: true,
      gamesHosted: 3,
      handicap: 9.2,
      languageCodes: ['pt', 'en'],
    })
    for (const secret of ['山田', 'hana@example.com', '+8190', '1990'])
      expect(JSON.stringify(presentHost(person))).not.toContain(secret)
  })
  it('falls back to the username', () => {
    expect(nameForOthers({ firstName: null, lastName: null, username: 'ace' })).toBe('ace')
    expect(nameForOthers({ firstName: ' Ana ', lastName: null, username: 'ace' })).toBe('Ana')
    expect(nameForOthers({ firstName: null, lastName: null, username: null })).toBe('')
  })
  it('makes no query without ids', async () => {
    expect((await readPeople(world.deps.db, [])).size).toBe(0)
    expect((await readPeople(world.deps.db, ['00000000000000'])).size).toBe(0)
  })
})

describe('the facts that decide about hosting and joining', () => {
  it('are the missing fields, the accepted terms and a suspension', async () => {
    const { user } = await world.account({
      email: 'facts@example.com',
      profile: { ...FULL_PROFILE, skillLevel: null, gender: 'Select…' },
      hostTermsAcceptedAt: world.deps.clock.now(),
    })
    expect(await readHostFacts(world.deps.db, user.id)).toEqual({
      missing: 2,
      gender: 'Select…',
      hostTermsAccepted: true,
      suspendedUntil: null,
    })
    expect(await readMissingCount(world.deps.db, user.id)).toBe(2)
    expect(await readHostFacts(world.deps.db, 'unknown')).toBeUndefined()
    expect(await readMissingCount(world.deps.db, 'unknown')).toBeUndefined()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normaliseFields } from './normalise-fields.policy.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'

const GOOD = {
  firstName: 'Ana',
  lastName: 'Silva',
  contactNumber: '+819012345678',
  gender: 'female',
  birthDate: '1990-04-01',
  country: 'JP',
  languages: ['en', 'ja'],
  skillLevel: 'intermediate',
} as const
type Stored = Parameters<typeof normaliseFields>[0]
const normalise = (changed: object) =>
  normaliseFields({ ...GOOD, ...changed } as unknown as Stored, 'ana@example.com')
const stateOf = (field: string, changed: object) =>
  normalise(changed).checks.find((check) => check.field === field)

describe('normalising the nine required fields', () => {
  it('leaves a valid profile unchanged', () => {
    const { checks, set } = normalise({})
    expect(set).toEqual({})
    expect(checks).toHaveLength(9)
    expect(checks.every(({ state }) => state === 'ok')).toBe(true)
  })
  it.each([
    ['languages', ['English, Japanese'], ['en', 'ja']],
    ['languages', ['日本語', 'en', 'EN'], ['ja', 'en']],
    ['languages', ['Klingon'], ['en']],
    ['contactNumber', '+81 90-1234-5678', '+819012345678'],
    ['contactNumber', '090-1234-5678', '+819012345678'],
    ['contactNumber', '０９０１２３４５６７８', '+819012345678'],
    ['firstName', ' Ana ', 'Ana'],
    ['gender', 'Female', 'female'],
    ['skillLevel', 'Scratch Pro', 'scratch_pro'],
    ['country', 'jp', 'JP'],
  ])('normalises %s %j to %j', (field, stored, wanted) => {
    expect(normalise({ [field]: stored }).set).toEqual({ [field]: wanted })
    expect(stateOf(field, { [field]: stored })?.state).toBe('repaired')
  })
  it.each([
    ['lastName', 'null'],
    ['country', 'Select a country'],
    ['gender', ''],
    ['languages', ['null']],
  ])('counts %s %j as missing and clears it', (field, stored) => {
    expect(stateOf(field, { [field]: stored })).toMatchObject({ state: 'missing', after: null })
    expect(Object.keys(normalise({ [field]: stored }).set)).toEqual([field])
  })
  it.each([
    ['contactNumber', 'ask my wife'],
    ['gender', 'ask'],
    ['birthDate', '1 April'],
    ['country', 'Japan'],
  ])('leaves %s %j for the user to correct', (field, stored) => {
    expect(stateOf(field, { [field]: stored })).toMatchObject({
      state: 'unclear',
      before: stored,
      after: stored,
    })
    expect(normalise({ [field]: stored }).set).toEqual({})
  })
  it('parses a number without a country code only when the country is known', () => {
    expect(stateOf('contactNumber', { contactNumber: '090-1234-5678', country: null })?.state).toBe(
      'unclear',
    )
  })
})

describe('the endpoint', () => {
  let world: AccountsWorld, ana: Browser & { userId: string }
  beforeAll(async () => {
    world = await createAccountsWorld()
    ana = await world.signedIn('ana@example.com')
    await ana.put('/api/profile', FULL_PROFILE)
  })
  afterAll(() => world.close())

  it('normalises an old row once, reports what it did and finds nothing the second time', async () => {
    await world.deps.db.executeSql(
      `UPDATE profiles
       SET languages = '{"English and Japanese"}', contact_number = '+81 90 1234 5678'
       WHERE user_id = $1`,
      [ana.userId],
    )
    const first = await ana.post('/api/profile/repair', {})
    expect(first.status).toBe(200)
    expect(first.body.complete).toBe(true)
    expect(
      (first.body.fields as { state: string }[]).filter(({ state }) => state !== 'ok'),
    ).toEqual([
      {
        field: 'contactNumber',
        state: 'repaired',
        before: '+81 90 1234 5678',
        after: '+819012345678',
      },
      { field: 'languages', state: 'repaired', before: 'English and Japanese', after: 'en, ja' },
    ])
    expect((await ana.get('/api/profile')).body).toMatchObject({
      languages: ['en', 'ja'],
      contactNumber: '+819012345678',
    })
    const again = await ana.post('/api/profile/repair', {})
    expect((again.body.fields as { state: string }[]).every(({ state }) => state === 'ok')).toBe(
      true,
    )
  })
})

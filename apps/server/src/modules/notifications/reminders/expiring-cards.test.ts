import { afterEach, beforeEach, expect, test } from 'vitest'
import { CARD_REMINDER_LEAD } from '@tomogolf/domain/limits/card-expiry'
import { DAY, fromJapanText, hours } from '@tomogolf/domain/time'
import { remindOfCards } from './remind-of-cards.usecase.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

/** The hold of this game is placed on 28 December and ends on 1 January. */
const TEE_TIME = fromJapanText('2027-01-01 10:00:00')!
const PLACE_AT = TEE_TIME - hours(96)

let world: World
beforeEach(async () => {
  world = await createWorld({ start: PLACE_AT - 20 * DAY })
})
afterEach(() => world.close())

const setExpiry = (person: Person, month: number, year: number) =>
  world.deps.db.executeSql('UPDATE cards SET exp_month = $1, exp_year = $2 WHERE user_id = $3', [
    month,
    year,
    person.id,
  ])
const remind = async () => {
  await remindOfCards(world.deps)
  await world.runJobs()
}
const reminders = async (person: Person) =>
  must(
    await world.call<{ subject: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: person.email },
    }),
  ).body.filter(({ subject }) => subject.includes('expires soon'))

async function joined(): Promise<Person> {
  const { host, guests } = await createHostAndGuests(world, 1)
  must(await join(world, guests[0]!, await hostGame(world, host, TEE_TIME)))
  return guests[0]!
}

test('the guest is reminded once, five days before the hold', async () => {
  const guest = await joined()
  await setExpiry(guest, 12, 2026)
  world.at(PLACE_AT - CARD_REMINDER_LEAD - 1)
  await remind()
  expect(await reminders(guest)).toHaveLength(0)
  for (let hour = 0; hour < 30; hour += 10) {
    world.at(PLACE_AT - CARD_REMINDER_LEAD + hours(hour))
    await remind()
  }
  const [mail, ...more] = await reminders(guest)
  expect(more).toEqual([])
  expect(mail!.text).toContain('$130')
})

test('a card that lasts, or is replaced in time, needs no reminder', async () => {
  const guest = await joined()
  await setExpiry(guest, 1, 2027)
  world.at(PLACE_AT - DAY)
  await remind()
  expect(await reminders(guest)).toEqual([])
})

test.each([
  [11, 2026, 'before_hold'],
  [12, 2026, 'before_end'],
  [1, 2027, null],
])('the join preview says so for a card until %i/%i', async (month, year, cardExpiry) => {
  const { host, guests } = await createHostAndGuests(world, 1)
  // valid today, the tee time is next year
  await setExpiry(guests[0]!, month, year)
  world.at(fromJapanText('2026-11-25 12:00:00')!)
  const gameId = await hostGame(world, host, TEE_TIME)
  const detail = must(
    await world.call<{ joinPreview: { cardExpiry: string | null } }>(`GET /api/games/${gameId}`, {
      cookie: guests[0]!.cookie,
    }),
  ).body
  expect(detail.joinPreview.cardExpiry).toBe(cardExpiry)
})

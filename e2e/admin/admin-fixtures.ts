import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import {
  DAY,
  fromJapanText,
  japanDate,
  japanText,
  MINUTE,
  type Instant,
} from '@tomogolf/domain/time'
import { hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import { saveCardQuietly } from '../support/people.ts'
import { expect, type Product } from '../support/product.ts'

const PASSWORD = 'Fairway-2026'
/** People of the demonstration data: a host and two guests. */
export const [HOST, EMILY, LIAM] = ['host', 'guest', 'liam'].map(
  (name) => `${name}@tomogolf.example`,
) as [string, string, string]
export type Stage = { late: string; missed: string; off: string; absent: string }
const afternoon = (days: number): Instant =>
  fromJapanText(`${japanDate(Date.now() + days * DAY)} 15:30:00`)!

/** Signs a user in, outside the browser. */
async function signedIn(
  playwright: PlaywrightWorkerArgs['playwright'],
  product: Product,
  email: string,
): Promise<APIRequestContext> {
  const person = await playwright.request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
  })
  await post(person, '/api/auth/login', {
    email,
    password: PASSWORD,
    recaptchaToken: 'development',
  })
  return person
}
async function post<T = { id: string }>(
  person: APIRequestContext,
  path: string,
  data: object = {},
): Promise<T> {
  const answer = await person.post(path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json() as Promise<T>
}
const game = (person: APIRequestContext, at: Instant) =>
  post(person, '/api/games', {
    courseName: 'Wakasu Golf Links',
    courseId: 'wakasu-golf-links',
    date: japanText(at),
    location: '3-1-2 Wakasu, Koto, Tokyo',
    price: 100,
    currency: 'USD',
    slots: 2,
  })

/** Replaces a user's card by one that can be saved but declines charges. */
async function cardThatRefuses(person: APIRequestContext, product: Product): Promise<void> {
  await saveCardQuietly({ request: person } as Page, product, '4000000000000341')
  const { paymentMethods } = (await (await person.get('/api/payment-methods')).json()) as {
    paymentMethods: { id: string; last4: string }[]
  }
  expect(
    (
      await person.put(
        `/api/payment-methods/${paymentMethods.find((c) => c.last4 === '0341')!.id}/default`,
      )
    ).ok(),
  ).toBe(true)
}

/** Two players rate each other, which publishes both ratings; the host reports one. */
async function rateEachOther(host: APIRequestContext, guest: APIRequestContext): Promise<void> {
  const get = async <T>(person: APIRequestContext, path: string) =>
    (await person.get(path)).json() as Promise<T>
  const {
    games: [played],
  } = await get<{ games: { id: string }[] }>(guest, '/api/my-games?tab=past')
  const [hostId, guestId] = (await Promise.all(
    [host, guest].map(async (person) => (await get<{ id: string }>(person, '/api/auth/me')).id),
  )) as [string, string]
  for (const [from, to, stars, words] of [
    [guest, hostId, 1, 'A fool who cannot count'],
    [host, guestId, 5, ''],
  ] as const)
    expect(
      (await from.put(`/api/games/${played!.id}/ratings/${to}`, { data: { stars, words } })).ok(),
    ).toBe(true)
  const { ratings } = await get<{ ratings: { id: string; stars: number }[] }>(
    host,
    `/api/users/${hostId}/ratings`,
  )
  await post(host, `/api/ratings/${ratings.find((r) => r.stars === 1)!.id}/report`, {
    message: 'This is an insult.',
  })
}

/**
 * Creates open work of several days: two guests who left `late`, so that the host is owed two
 * green fees; the same two `missed` and both state that they attended; an upcoming game (`off`);
 * an `absent` host whose card declines the penalty; a report, a reported rating and a message to
 * support.
 */
export async function setStage(
  playwright: PlaywrightWorkerArgs['playwright'],
  product: Product,
): Promise<Stage> {
  const [host, emily, liam, tom, haruka] = (await Promise.all(
    [HOST, EMILY, LIAM, 'tom@tomogolf.example', 'haruka@tomogolf.example'].map((email) =>
      signedIn(playwright, product, email),
    ),
  )) as [
    APIRequestContext,
    APIRequestContext,
    APIRequestContext,
    APIRequestContext,
    APIRequestContext,
  ]
  const guests = [emily, liam],
    joinAll = async (id: string) => {
      for (const guest of guests) await post(guest, `/api/games/${id}/join`, { holdAmount: 130 })
    }
  // within the week in which the game can be rated
  await product.at(new Date(Date.now() - 4 * DAY))
  await rateEachOther(host, emily)
  await product.at(new Date())
  const late = (await game(host, afternoon(3))).id
  await joinAll(late)
  await product.at(hoursBefore(afternoon(3), 47))
  for (const guest of guests)
    await post(guest, `/api/games/${late}/leave`, { confirmPenalty: true })
  await cardThatRefuses(haruka, product)
  const [missed, off, absent] = [
    (await game(host, afternoon(4))).id,
    (await game(host, afternoon(5))).id,
    (await game(haruka, afternoon(4) + 10 * MINUTE)).id,
  ]
  await joinAll(missed)
  await joinAll(off)
  await post(tom, `/api/games/${absent}/join`, { holdAmount: 130 })
  await post(liam, '/api/contact?lang=ja', {
    name: 'Liam Murphy',
    email: LIAM,
    subject: '領収書について',
    message: '先日の領収書をもう一度送っていただけますか。',
    recaptchaToken: 'development',
  })
  // one host shows the code and no guest comes; the other host is absent
  await product.at(hoursBefore(afternoon(4), 1))
  await host.get(`/api/games/${missed}/qr`)
  await product.at(hoursAfter(afternoon(4), 1))
  await post(tom, `/api/games/${absent}/report`, {
    reason: 'host_not_here',
    message: 'Nobody at the clubhouse.',
  })
  await product.at(hoursAfter(afternoon(4), 7))
  await product.runJobs()
  for (const guest of guests)
    await post(guest, `/api/games/${missed}/attendance-statement`, {
      text: 'I stood at the first tee from three',
    })
  await post(emily, `/api/games/${missed}/report`, {
    reason: 'wrong_information',
    message: 'The meeting point was another one.',
  })
  return { late, missed, off, absent }
}

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
import { PASSWORD, saveCardByApi } from '../support/people.ts'
import { expect, type Product } from '../support/product.ts'

/** Users of the demonstration data: a host and two guests. */
export const [HOST, EMILY, LIAM] = ['host', 'guest', 'liam'].map(
  (name) => `${name}@tomogolf.example`,
) as [string, string, string]
export type Stage = { late: string; missed: string; upcoming: string; absent: string }
const afternoon = (days: number): Instant =>
  fromJapanText(`${japanDate(Date.now() + days * DAY)} 15:30:00`)!

/** Signs a user in and returns the request context of the session. */
async function openSession(
  playwright: PlaywrightWorkerArgs['playwright'],
  product: Product,
  email: string,
): Promise<APIRequestContext> {
  const user = await playwright.request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
  })
  await post(user, '/api/auth/login', {
    email,
    password: PASSWORD,
    recaptchaToken: 'development',
  })
  return user
}
async function post<T = { id: string }>(
  user: APIRequestContext,
  path: string,
  data: object = {},
): Promise<T> {
  const response = await user.post(path, { data })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json() as Promise<T>
}
const hostGame = (user: APIRequestContext, at: Instant) =>
  post(user, '/api/games', {
    courseName: 'Wakasu Golf Links',
    courseId: 'wakasu-golf-links',
    date: japanText(at),
    location: '3-1-2 Wakasu, Koto, Tokyo',
    price: 100,
    currency: 'USD',
    slots: 2,
  })

/** Replaces a user's card by one that can be saved but declines charges. */
async function saveDecliningCard(user: APIRequestContext, product: Product): Promise<void> {
  await saveCardByApi({ request: user } as Page, product, '4000000000000341')
  const { paymentMethods } = (await (await user.get('/api/payment-methods')).json()) as {
    paymentMethods: { id: string; last4: string }[]
  }
  expect(
    (
      await user.put(
        `/api/payment-methods/${paymentMethods.find(({ last4 }) => last4 === '0341')!.id}/default`,
      )
    ).ok(),
  ).toBe(true)
}

/** Two players rate each other, which publishes both ratings; the host reports one. */
async function rateEachOther(host: APIRequestContext, guest: APIRequestContext): Promise<void> {
  const get = async <T>(user: APIRequestContext, path: string) =>
    (await user.get(path)).json() as Promise<T>
  const {
    games: [played],
  } = await get<{ games: { id: string }[] }>(guest, '/api/my-games?tab=past')
  const [hostId, guestId] = (await Promise.all(
    [host, guest].map(async (user) => (await get<{ id: string }>(user, '/api/auth/me')).id),
  )) as [string, string]
  for (const [from, to, stars, comment] of [
    [guest, hostId, 1, 'A fool who cannot count'],
    [host, guestId, 5, ''],
  ] as const)
    expect(
      (await from.put(`/api/games/${played!.id}/ratings/${to}`, { data: { stars, comment } })).ok(),
    ).toBe(true)
  const { ratings } = await get<{ ratings: { id: string; stars: number }[] }>(
    host,
    `/api/users/${hostId}/ratings`,
  )
  await post(host, `/api/ratings/${ratings.find(({ stars }) => stars === 1)!.id}/report`, {
    message: 'This is an insult.',
  })
}

/**
 * Creates open work of several days, by game:
 * - `late`: two guests left late, so that the host is owed two green fees.
 * - `missed`: the same two did not check in, and both state that they attended.
 * - `upcoming`: a game to cancel.
 * - `absent`: the host did not come, and their card declines the penalty.
 * There is also a report, a reported rating and a message to support.
 */
export async function setStage(
  playwright: PlaywrightWorkerArgs['playwright'],
  product: Product,
): Promise<Stage> {
  const [host, emily, liam, tom, haruka] = (await Promise.all(
    [HOST, EMILY, LIAM, 'tom@tomogolf.example', 'haruka@tomogolf.example'].map((email) =>
      openSession(playwright, product, email),
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
  await rateEachOther(host, emily)
  const late = (await hostGame(host, afternoon(3))).id
  await joinAll(late)
  await product.setClock(hoursBefore(afternoon(3), 47))
  for (const guest of guests)
    await post(guest, `/api/games/${late}/leave`, { confirmPenalty: true })
  await saveDecliningCard(haruka, product)
  const [missed, upcoming, absent] = [
    (await hostGame(host, afternoon(4))).id,
    (await hostGame(host, afternoon(5))).id,
    (await hostGame(haruka, afternoon(4) + 10 * MINUTE)).id,
  ]
  await joinAll(missed)
  await joinAll(upcoming)
  await post(tom, `/api/games/${absent}/join`, { holdAmount: 130 })
  await post(liam, '/api/contact?lang=ja', {
    name: 'Liam Murphy',
    email: LIAM,
    subject: '領収書について',
    message: '先日の領収書をもう一度送っていただけますか。',
    recaptchaToken: 'development',
  })
  // one host shows the code and no guest comes; the other host is absent
  await product.setClock(hoursBefore(afternoon(4), 1))
  await host.get(`/api/games/${missed}/qr`)
  await product.setClock(hoursAfter(afternoon(4), 1))
  await post(tom, `/api/games/${absent}/report`, {
    reason: 'host_not_here',
    message: 'Nobody at the clubhouse.',
  })
  await product.setClock(hoursAfter(afternoon(4), 7))
  await product.runJobs()
  for (const guest of guests)
    await post(guest, `/api/games/${missed}/attendance-statement`, {
      text: 'I stood at the first tee from three',
    })
  await post(emily, `/api/games/${missed}/report`, {
    reason: 'wrong_information',
    message: 'The meeting point was another one.',
  })
  // the reported host makes no statement in time
  await product.setClock(hoursAfter(afternoon(4), 14))
  await product.runJobs()
  return { late, missed, upcoming, absent }
}

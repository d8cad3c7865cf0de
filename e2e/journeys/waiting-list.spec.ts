import type { Browser, Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'

useWorld({ name: 'presence' })

const PHONE = { width: 390, height: 844 }
/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.WAITING_SHOTS
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
async function newMember(browser: Browser, product: Product, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage()
  await becomeMemberByApi(page, product, { name, email: `${name.toLowerCase()}@waiting.example` })
  return page
}
const advance = async (product: Product, to: string) => {
  await product.setClock(new Date(`${to.replace(' ', 'T')}:00+09:00`))
  await product.runJobs()
}

test('a waiting guest moves up while asleep, another takes an offer', async ({
  browser,
  product,
}) => {
  await advance(product, '2027-05-10 12:00')
  const host = await newMember(browser, product, 'Sakura')
  const [seated, sleeper, awake] = [
    await newMember(browser, product, 'Ulla'),
    await newMember(browser, product, 'Nadia'),
    await newMember(browser, product, 'Otto'),
  ]
  const id = await hostGameByApi(host, product, '2027-05-14 08:00:00', { slots: 1 })
  const page = `${product.url}/games/${id}`
  const call = (who: Page, path: string) => callAs(who, product, 'post', `/api/games/${id}/${path}`)
  await call(seated, 'join')

  await sleeper.goto(page)
  await sleeper.getByRole('button', { name: 'Join waiting list' }).click()
  const sheet = sleeper.getByRole('dialog', { name: 'Join the waiting list' })
  await expect(sheet.getByText('You’re next.')).toBeVisible()
  await expect(sheet.getByText('It’s yours automatically')).toBeVisible()
  await shoot(sleeper, 'dialog')
  await sheet.getByText(/at most \$130/).click()
  await sheet.getByRole('button', { name: 'Join waiting list' }).click()
  const listed = sleeper.getByRole('dialog', { name: 'You’re on the waiting list' })
  await expect(listed).toBeVisible()
  await shoot(sleeper, 'listed')
  await sleeper.goto(`${product.url}/my-games`)
  await expect(sleeper.getByText('#1 in line')).toBeVisible()
  await expect(sleeper.getByText('Nothing held')).toBeVisible()
  await shoot(sleeper, 'my-games')
  await call(awake, 'waiting-list')
  await awake.goto(page)
  await expect(awake.getByText('#2 in line').first()).toBeVisible()
  await shoot(awake, 'waiting')

  // at night, two days before: no user has to do anything
  await advance(product, '2027-05-12 03:00')
  await callAs(seated, product, 'post', `/api/games/${id}/leave`, { confirmPenalty: true })
  await product.runJobs()
  const mail = await product.mail('nadia@waiting.example', 'waiting_seat')
  expect(mail.subject).toContain('You have a spot')
  await sleeper.goto(page)
  await expect(sleeper.getByText('You’re in', { exact: true }).first()).toBeVisible()

  // on the last day the spot is offered
  await advance(product, '2027-05-13 12:00')
  await callAs(sleeper, product, 'post', `/api/games/${id}/leave`, { confirmPenalty: true })
  await product.runJobs()
  await product.mail('otto@waiting.example', 'waiting_offer')
  await awake.goto(page)
  await expect(awake.getByText('A spot opened for you')).toBeVisible()
  await expect(awake.getByRole('timer')).toBeVisible()
  await shoot(awake, 'offer')
  await awake.getByRole('button', { name: 'Take the spot' }).click()
  await expect(awake.getByText('You’re in', { exact: true }).first()).toBeVisible()
})

test('leaves the waiting list by the link of the mail, without a login', async ({
  browser,
  product,
}) => {
  await advance(product, '2027-06-10 12:00')
  const host = await newMember(browser, product, 'Mei')
  const seated = await newMember(browser, product, 'Vera')
  const guest = await newMember(browser, product, 'Paul')
  const id = await hostGameByApi(host, product, '2027-06-20 08:00:00', { slots: 1 })
  await callAs(seated, product, 'post', `/api/games/${id}/join`)
  await callAs(guest, product, 'post', `/api/games/${id}/waiting-list`)
  const { text } = await product.mail('paul@waiting.example', 'waiting_joined')
  const reader = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage()
  await reader.goto(/http\S+\/waiting-list\?\S+/.exec(text)![0])
  await shoot(reader, 'leave')
  await reader.getByRole('button', { name: 'Leave waiting list' }).click()
  await expect(reader.getByRole('heading', { name: 'You’ve left the waiting list' })).toBeVisible()
  expect(await callAs(guest, product, 'get', `/api/games/${id}`)).toMatchObject({
    viewer: { waiting: null, waitingCount: 0 },
  })
})

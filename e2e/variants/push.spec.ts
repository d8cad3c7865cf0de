import type { Page } from '@playwright/test'
import { logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
test.use({ serviceWorkers: 'allow' })
const GUEST = { email: 'guest@tomogolf.example' }

type Registered = {
  registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[]
}
/** Delivers a push message to the page's service worker. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
      const active = registrations.find(({ isDeleted }) => !isDeleted)
      if (active) resolve(active.registrationId)
    })
    void browser.send('ServiceWorker.enable')
  })
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  })
}
const readNotifications = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }),
    ),
  )

test('shows a push message, replaces a repeated one, and opens its page', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/games`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const message = {
    title: 'Check-in is open',
    body: 'Hakone Yuki Country Club: scan your host’s code at the clubhouse.',
    url: '/my-games',
    tag: 'm1',
  }
  for (const body of ['Opens soon.', message.body])
    await deliverPush(page, JSON.stringify({ ...message, body }))
  await expect.poll(() => readNotifications(page)).toEqual([message])

  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const Click = (
      globalThis as unknown as {
        NotificationEvent: new (kind: string, init: { notification: Notification }) => Event
      }
    ).NotificationEvent
    globalThis.dispatchEvent(new Click('notificationclick', { notification: notification! }))
  })
  await expect(page).toHaveURL(/\/my-games$/)
  await expect.poll(() => readNotifications(page)).toEqual([])
  await context.close()
})

test('users choose notifications and quiet hours', async ({ browser, product }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/account-settings?tab=preferences`)
  const reminders = page
    .getByRole('group', { name: 'Your games' })
    .getByRole('switch', { name: /A game is coming up/ })
  await expect(reminders).toBeChecked()
  const saved = () =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/notification-settings') &&
        response.request().method() === 'PUT' &&
        response.ok(),
    )
  await Promise.all([saved(), reminders.press('Space')])
  await Promise.all([saved(), page.getByLabel('From', { exact: true }).fill('20:30')])
  await page.reload()
  await expect(reminders).not.toBeChecked()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('20:30')
  await Promise.all([
    saved(),
    page.getByRole('switch', { name: 'Turn on quiet hours' }).press('Space'),
  ])
  await expect(page.getByLabel('From', { exact: true })).toBeHidden()
  await context.close()
})

import { AdminPage } from '../admin/admin-page.ts'
import { newPage } from '../support/game-list.ts'
import { logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ demoData: true, name: 'reports' })

test('a message is reported and decided, and both sides read the reason', async ({
  browser,
  product,
}) => {
  const [EMILY, KENJI] = ['guest@tomogolf.example', 'host@tomogolf.example'] as const
  const guest = await newPage(browser)
  await logInByApi(guest, product, { email: EMILY })
  const { games } = (await (
    await guest.request.get(`${product.url}/api/my-games?tab=upcoming`)
  ).json()) as { games: { id: string; courseName: string }[] }
  const game = games.find(({ courseName }) => courseName.startsWith('Wakasu'))!
  await guest.goto(`${product.url}/games/${game.id}/messages`)
  await guest.getByRole('button', { name: 'Options for this message' }).nth(2).click()
  await guest.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = guest.getByRole('dialog')
  await expect(dialog.getByText('up to 10 before it')).toBeVisible()
  await dialog.getByLabel('Tell us more').fill('He says this to everybody.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(guest.getByText('Thanks, we’ll look into it', { exact: true })).toBeVisible()

  const page = await newPage(browser)
  await logInByApi(page, product, { email: 'admin@tomogolf.example' })
  const admin = new AdminPage(page, product.url)
  await admin.open('reports')
  await admin.openRow('Message')
  await expect(page.getByText('海風が強いので')).toBeVisible()
  await admin.act('Decide', {
    reason: 'Every level is welcome here.',
    fill: (decision) => decision.getByText('Warn', { exact: true }).click(),
  })
  await expect(page.getByText('Decision saved, both sides notified', { exact: true })).toBeVisible()

  for (const [email, template] of [
    [EMILY, 'report_decided'],
    [KENJI, 'conduct_decided'],
  ] as const)
    expect((await product.mail(email, template)).text).toContain('Every level is welcome here.')
  await guest.reload()
  await expect(guest.getByText('This message was removed by our team.')).toBeVisible()
})

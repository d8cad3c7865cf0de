import { createHmac } from 'node:crypto'
import { expect, MAIL_WEBHOOK_SECRET, test, useWorld, type Product } from '../support/product.ts'
import { openAdminPage, openAdminPageAs, type AdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'inbox' })
test.describe.configure({ mode: 'serial' })

const SENDER = 'grace.kim@example.com'
let owner: AdminPage, support: AdminPage, auditor: AdminPage
test.beforeAll(async ({ browser, product, playwright }) => {
  test.setTimeout(180_000)
  owner = await openAdminPage(browser, product)
  support = await openAdminPageAs(browser, product, owner, 'tom@tomogolf.example', 'support')
  auditor = await openAdminPageAs(browser, product, owner, 'haruka@tomogolf.example', 'auditor')
  const visitor = await playwright.request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
  })
  const sent = await visitor.post('/api/contact', {
    data: {
      name: 'Grace Kim',
      email: SENDER,
      subject: 'A group of eight',
      message: 'Could two tee times be one after the other?',
      language: 'ko',
      recaptchaToken: 'development',
    },
  })
  expect(sent.status()).toBe(201)
})

/** The customer’s answer, as the mail provider delivers it. */
async function answerByMail(product: Product, to: string, text: string): Promise<void> {
  const body = JSON.stringify({ messageId: `<${text}@example.com>`, from: SENDER, to: [to], text })
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', MAIL_WEBHOOK_SECRET)
    .update(`${seconds}.${body}`)
    .digest('hex')
  const response = await fetch(`${product.url}/api/webhooks/mail-replies`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tomogolf-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  })
  expect(await response.json()).toEqual({ received: true, outcome: 'stored' })
}
const replyTo = async (product: Product): Promise<string> => {
  const response = await support.page.request.get(`${product.url}/api/admin/inbox?search=Grace`)
  const { rows } = (await response.json()) as { rows: { id: string }[] }
  const { replyTo } = await product.mail(SENDER, 'request_letter')
  expect(replyTo).toContain(rows[0]!.id)
  return replyTo!
}

test('support takes a thread, notes, and answers in the customer’s language', async ({
  product,
}) => {
  await support.open('inbox')
  await support.page.getByRole('link', { name: /Grace Kim/ }).click()
  await support.expectText('Could two tee times be one after the other?')
  await support.page.getByRole('button', { name: 'Internal note' }).click()
  await support.page.getByLabel('Note for the team').fill('The course holds 07:48 and 07:56.')
  await support.page.getByRole('button', { name: 'Save note' }).click()
  await support.expectText('Note saved')
  await support.page.getByLabel('Assigned to').selectOption({ label: 'Tom Becker' })
  await support.expectText('Assigned to Tom Becker')
  await support.page.getByRole('button', { name: 'Reply', exact: true }).click()
  await support.page.getByLabel('Template').selectOption({ label: 'Message' })
  await support.page.getByRole('button', { name: 'Send reply' }).click()
  await support.expectText('Fill in: Answer')
  await support.page.getByLabel('Answer', { exact: true }).fill('07:48과 07:56을 잡아 두었습니다.')
  await support.page.getByRole('button', { name: 'Send reply' }).click()
  await support.expectText('Reply sent to Grace Kim')
  await expect(support.page.getByLabel('Status')).toHaveValue('sender')
  const mail = await product.mail(SENDER, 'request_letter', {
    containing: ['Grace Kim 님', '07:48과 07:56을 잡아 두었습니다.'],
  })
  expect(mail.text).not.toContain('The course holds')
})

test('the customer answers by mail, and support closes the thread', async ({ product }) => {
  await answerByMail(product, await replyTo(product), 'Yes, please. We are happy.')
  await support.open('inbox?box=mine')
  const row = support.page.getByRole('link', { name: /Grace Kim/ })
  await expect(row).toContainText('Unread')
  await row.click()
  await support.expectText('Yes, please. We are happy.')
  await support.page.getByRole('textbox', { name: 'Your reply' }).fill('그럼 그날 뵙겠습니다.')
  await support.page.getByRole('button', { name: 'Send and close' }).click()
  await support.expectText('This thread is closed. Reopen it to reply.')
  await support.open('inbox?box=closed')
  await expect(support.page.getByRole('link', { name: /Grace Kim/ })).toBeVisible()
})

test('an auditor reads and cannot write', async ({ product }) => {
  await auditor.open('inbox?box=closed')
  await auditor.page.getByRole('link', { name: /Grace Kim/ }).click()
  await auditor.expectText('The course holds 07:48 and 07:56.')
  await auditor.expectText('Your role can read this thread, not answer it.')
  await expect(auditor.page.getByRole('button', { name: 'Send reply' })).toHaveCount(0)
  const id = new URL(auditor.page.url()).searchParams.get('thread')!
  const refused = await auditor.page.request.put(`${product.url}/api/admin/inbox/${id}/assignee`, {
    data: { assigneeId: null },
    headers: { origin: product.url },
  })
  expect(refused.status()).toBe(403)
  await auditor.open('inbox/templates')
  await expect(auditor.page.getByRole('button', { name: 'Add template' })).toHaveCount(0)
})

test('support writes a template of the team in four languages', async () => {
  await support.open('inbox/templates')
  await support.page.getByRole('button', { name: 'Add template' }).click()
  await support.dialog.getByLabel('Name').fill('Two tee times held')
  for (const language of ['English', '日本語', '한국어', '简体中文'])
    await support.dialog.getByLabel(language).fill('{name}: {tee_time}. TomoGolf, {reference}')
  await support.dialog
    .getByLabel('한국어')
    .fill('{name}: 티타임을 잡았습니다. TomoGolf {reference}')
  await support.dialog.getByRole('button', { name: 'Save template' }).click()
  await support.expectText('Use the same fields in every language.')
  await support.dialog.getByLabel('한국어').fill('{name}: {tee_time}. TomoGolf {reference} 입니다')
  await support.dialog.getByRole('button', { name: 'Save template' }).click()
  await support.expectText('Template saved')
  await support.expectText('Two tee times held')
})

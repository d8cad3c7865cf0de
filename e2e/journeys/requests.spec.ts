import { expect, test, useWorld } from '../support/product.ts'

useWorld({ name: 'screens' })
test.use({ serviceWorkers: 'allow' })

test('a visitor requests a course from the concierge, once despite network errors', async ({
  page,
  product,
}) => {
  await product.setClock(new Date('2026-11-20T03:00:00Z'))
  await page.goto(`${product.url}/golf-courses`)
  await page.getByRole('searchbox').fill('かずさ')
  await page.getByRole('link', { name: 'Kazusa Country Club', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kazusa Country Club')
  await page.getByRole('link', { name: 'Request a tee time' }).click()

  const form = page.getByRole('form', { name: 'Request' })
  await expect(form.getByRole('combobox', { name: 'Course' })).toHaveValue('Kazusa Country Club')
  await expect(form.getByRole('checkbox', { name: 'Chiba' })).toBeChecked()
  const send = page.getByRole('button', { name: 'Send booking request' })
  await send.click()
  await expect(form.getByText('Select a day, or the first and last day.')).toBeVisible()
  await form.getByRole('button', { name: /^Dates/ }).click()
  for (const day of ['Tue, Dec 1, 2026', 'Thu, Dec 3, 2026']) {
    if (!(await form.getByRole('button', { name: day }).isVisible()))
      await form.getByRole('button', { name: 'Next month' }).click()
    await form.getByRole('button', { name: day }).click()
  }
  await form.getByLabel('Preferred tee time').selectOption({ label: '07:30' })
  await form.getByText('Under $150').click()
  await form.getByLabel('First name').fill('Emily')
  await form.getByLabel('Last name').fill('Carter')
  await form.getByText('Female', { exact: true }).click()
  await form.getByLabel('Nationality').selectOption('GB')
  await form.getByRole('textbox', { name: 'Email' }).fill('emily@example.com')
  await form.getByRole('textbox', { name: 'Phone' }).fill('+44 7911 123456')

  // the server accepts the request, but its response is lost twice
  let lost = 0
  await page.route('**/api/booking-requests', async (route) => {
    if (lost++ < 2) {
      await route.fetch()
      await route.abort()
    } else await route.continue()
  })
  await send.click()
  await expect(page.getByText('Saved on this device until you’re back online')).toBeVisible()
  await send.click()
  await expect(page.getByRole('heading', { name: 'We’ve got your booking request' })).toBeFocused()
  const reference = /TG-[0-9A-Z]{6}/.exec(await page.getByText(/^TG-/).innerText())![0]
  await product.mail('emily@example.com', 'booking_received', { containing: [reference] })
  const mails = (await (
    await page.request.get(`${product.url}/api/dev/outbox?to=emily@example.com`)
  ).json()) as unknown[]
  expect(mails).toHaveLength(1)
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
})

test('a draft survives a reload, until it is cleared', async ({ page, product }) => {
  await page.goto(`${product.url}/contact?subject=Protected+booking`)
  await expect(page.getByLabel('Subject')).toHaveValue('Protected booking')
  await page.getByRole('textbox', { name: 'Message' }).fill('My guests are stuck at the airport.')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('contact-draft')))
    .toContain('airport')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'My guests are stuck at the airport.',
  )
  await page.getByRole('button', { name: 'Clear form' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a message submitted offline is sent once after the reconnect, though its page is closed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${product.url}/contact`)
  await page.getByLabel('Subject').fill('A lost glove')
  await page.getByRole('textbox', { name: 'Message' }).fill('I have left a glove at the ninth tee.')
  await page.getByRole('textbox', { name: 'Name' }).fill('Emily Carter')
  await page.getByLabel('Email', { exact: true }).fill('glove@example.com')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Saved on this device until you’re back online')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${product.url}/faq`)
  await expect(later.getByText('Your request has been sent', { exact: true })).toBeVisible()
  await later.goto(`${product.url}/contact`)
  await expect(later.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await product.mail('glove@example.com', 'contact_received', { containing: ['TG-'] })
  expect(
    await (await later.request.get(`${product.url}/api/dev/outbox?to=glove@example.com`)).json(),
  ).toHaveLength(1)
  await context.close()
})

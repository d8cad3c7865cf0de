import { becomeMember } from './people.ts'
import { expect, test } from './product.ts'

test('a host and a guest', async ({ browser, product }) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  await becomeMember(page, product, { name: 'Kenji', email: 'kenji@example.com' })
  expect(await product.card('kenji@example.com')).toEqual({ held: 0, captured: 0 })
})

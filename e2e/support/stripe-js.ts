import type { FrameLocator, Page } from '@playwright/test'

/** Test cards of the provider. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticatesOnSetup: '4000 0025 0000 3155',
  authenticatesAlways: '4000 0027 6000 3184',
}

/** The provider's card fields, in their frame. */
export const cardFields = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]')
/** The bank's question, in the window of Stripe.js. */
export const bankWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="3D Secure authentication"]')

export async function fillCard(
  page: Page,
  number: string,
  { expiry = '12 / 30', cvc = '123' } = {},
): Promise<void> {
  const inputs = cardFields(page).getByRole('textbox')
  await inputs.nth(0).fill(number)
  await inputs.nth(1).fill(expiry)
  await inputs.nth(2).fill(cvc)
}

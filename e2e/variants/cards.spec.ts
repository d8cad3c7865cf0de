import type { Browser, Page } from '@playwright/test'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { becomeMemberByApi, callAs, hostGameByApi, saveCardByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { comingMorning, hoursAfter } from '../support/tokyo-time.ts'

useWorld({ name: 'cards' })

/** Can be saved but declines every charge. */
const DECLINES_CHARGES = '4000000000000341'
const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()

/** `SCREENS=folder` keeps a picture of each screen, in English and Japanese, wide and narrow. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENS
  if (!folder) return
  for (const [width, size] of [
    [1440, 'wide'],
    [390, 'narrow'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${size}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an unpaid penalty blocks joining until another card pays it; a card in use needs a replacement', async ({
  browser,
  product,
}) => {
  const [kenji, emily, yuki] = [
    await newPage(browser),
    await newPage(browser),
    await newPage(browser),
  ] as const
  await becomeMemberByApi(
    kenji,
    product,
    { name: 'Kenji', email: 'kenji@example.com' },
    DECLINES_CHARGES,
  )
  await becomeMemberByApi(emily, product, { name: 'Emily', email: 'emily@example.com' })
  await becomeMemberByApi(yuki, product, { name: 'Yuki', email: 'yuki@example.com' })
  const { day, teeTime } = comingMorning()
  const missed = await hostGameByApi(kenji, product, `${day} 08:00:00`)
  const far = await hostGameByApi(yuki, product, `${japanDate(teeTime + 20 * DAY)} 08:00:00`, {
    courseName: 'Boso Misaki Golf Links',
    courseId: null,
  })
  await callAs(emily, product, 'post', `/api/games/${missed}/join`, { holdAmount: 130 })
  await callAs(emily, product, 'post', `/api/games/${far}/join`, { holdAmount: 130 })

  await test.step('the absent host owes a penalty, which the card declines', async () => {
    await product.setClock(hoursAfter(teeTime, 0))
    await callAs(emily, product, 'post', `/api/games/${missed}/report`, {
      reason: 'host_not_here',
      message: '',
    })
    for (const later of [6, 13, 20]) {
      await product.setClock(hoursAfter(teeTime, later))
      await product.runJobs()
    }
    await product.mail('kenji@example.com', 'charge_refused')
  })

  await test.step('joining says what is owed and leads to the payment', async () => {
    await kenji.goto(`${product.url}/games/${far}`)
    await kenji.getByRole('button', { name: 'Join game' }).first().click()
    // the notification and its announcement
    await expect(kenji.getByText('You still owe $30 for Wakasu Golf Links.').first()).toBeVisible()
    await picture(kenji, 'debt-join')
    await kenji.getByRole('button', { name: 'Pay now' }).click()
    await expect(kenji.getByRole('heading', { name: 'Unpaid amounts' })).toBeVisible()
  })

  await test.step('another saved card pays at once', async () => {
    await saveCardByApi(kenji, product, '5555555555554444')
    await kenji.reload()
    await kenji.getByLabel('Pay with').selectOption({ label: 'Mastercard ending in 4444' })
    await picture(kenji, 'debt-pay')
    await kenji.getByRole('button', { name: 'Pay $30' }).click()
    await expect(kenji.getByText('Payment received. Thank you.', { exact: true })).toBeVisible()
    await expect(kenji.getByRole('heading', { name: 'Unpaid amounts' })).toHaveCount(0)
    expect(await product.cardAmounts('kenji@example.com')).toEqual({ held: 0, captured: 3000 })
    await callAs(kenji, product, 'post', `/api/games/${far}/join`, { holdAmount: 130 })
  })

  await test.step('a card with a hold is removed with a replacement', async () => {
    await emily.goto(`${product.url}/payment-methods`)
    await expect(emily.getByText('This card is needed for a hold,')).toBeVisible()
    await emily.getByRole('button', { name: /^Remove Visa/ }).click()
    const dialog = emily.getByRole('dialog', { name: 'Remove this card?' })
    await expect(dialog.getByText('1 active hold')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Add card' })).toBeVisible()
    await picture(emily, 'remove-alone')
    await saveCardByApi(emily, product, '5555555555554444')
    await emily.reload()
    await emily.getByRole('button', { name: /^Remove Visa/ }).click()
    await expect(dialog.getByLabel('Replacement card')).toHaveValue(/./)
    await picture(emily, 'remove-takeover')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(emily.getByText('Card removed', { exact: true })).toBeVisible()
    await expect(emily.getByText('Mastercard ending in 4444')).toBeVisible()
    await expect(emily.getByText('Visa ending in 4242')).toHaveCount(0)
  })
})

import { DAY, japanText } from '@tomogolf/domain/time'
import { becomeMemberByApi, hostGameByApi, submitLogin, PASSWORD } from '../support/people.ts'
import { expect, test, tokenLink, useWorld } from '../support/product.ts'
import { newPage, visitor } from '../support/game-list.ts'

useWorld({ name: 'mail-links', stepUp: true })

test('an address is changed from another device after a login, and put back by its owner', async ({
  browser,
  product,
}) => {
  const member = visitor('Maren')
  const laptop = await newPage(browser)
  await becomeMemberByApi(laptop, product, member)
  const moved = 'maren.new@tomogolf.example'
  await laptop.goto(`${product.url}/account-settings?tab=security`)
  await laptop.getByRole('button', { name: 'Send link' }).click()
  await expect(laptop.getByText('Email is required')).toBeVisible()
  await laptop.getByLabel('New email').fill('maren')
  await laptop.getByRole('button', { name: 'Send link' }).click()
  await expect(laptop.getByText('Please enter a valid email address')).toBeVisible()
  await laptop.getByLabel('New email').fill(moved)
  await laptop.getByRole('button', { name: 'Send link' }).click()
  await expect(laptop.getByText(`Check the mailbox of ${moved}`)).toBeVisible()

  // the phone is not logged in yet; the login does not carry the token
  const phone = await newPage(browser)
  const confirm = tokenLink(await product.mail(moved, 'email_change_confirm'))
  await phone.goto(confirm)
  await phone.getByRole('button', { name: 'Confirm new email' }).click()
  await phone.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(phone).toHaveURL(/\/login/)
  expect(phone.url()).not.toContain('token')
  await submitLogin(phone, member.email, PASSWORD)
  await expect(phone).toHaveURL(`${product.url}/confirm-email`)
  await phone.getByRole('button', { name: 'Confirm new email' }).click()
  await expect(phone.getByText(`From now on log in with ${moved}.`)).toBeVisible()
  await phone.goto(confirm)
  await phone.getByRole('button', { name: 'Confirm new email' }).click()
  await expect(phone.getByText('This link has already been used.')).toBeVisible()
  // a press that cannot work again is not offered
  await expect(phone.getByRole('button', { name: 'Confirm new email' })).toHaveCount(0)
  await phone.getByRole('main').getByRole('link', { name: 'Change email' }).click()
  await expect(phone.getByText(`Your email: ${moved}`)).toBeVisible()
  await laptop.reload()
  await expect(laptop).toHaveURL(/\/login/)

  const earlier = await newPage(browser)
  const undo = tokenLink(await product.mail(member.email, 'email_changed'))
  const putBack = earlier.getByRole('button', { name: 'Put my email back' })
  await earlier.goto(undo)
  await putBack.click()
  await expect(earlier.getByText('Your old email is back')).toBeVisible()
  await earlier.goto(undo)
  await putBack.click()
  await expect(earlier.getByText('This link has already been used.')).toBeVisible()
  await expect(putBack).toHaveCount(0)
  await expect(earlier.getByRole('link', { name: 'Reset your password' })).toBeVisible()
  await product.mail(member.email, 'reset_password')
  await phone.goto(`${product.url}/my-games`)
  await expect(phone).toHaveURL(/\/login/)
})

test('a visitor without an account stops alerts by the link of a mail', async ({
  page,
  product,
}) => {
  const address = 'petra@visitor.example'
  await page.goto(`${product.url}/alert`)
  await page.getByLabel('From').fill(japanText(Date.now() + 7 * DAY).slice(0, 10))
  await page.getByLabel('Where we reach you').fill(address)
  await page.getByRole('button', { name: 'Tell me when' }).click()
  const { text } = await product.mail(address, 'wish_confirm')
  const [link, token] = /http\S+\/alerts\?confirm=(\S+)/.exec(text)!
  await page.goto(link)
  await expect(page.getByText('Your alert is on.')).toBeVisible()

  const stop = `${product.url}/unsubscribe?list=wishes&token=${token}`
  await page.goto(`${stop}x`)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^This link is incomplete/)
  await expect(page.getByRole('link', { name: 'Email settings' })).toBeVisible()
  await page.goto(stop)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('Your alerts are paused.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Your game alerts' }).click()
  await expect(page.getByText('Paused')).toBeVisible()
})

test('a host stops mail about hosting without a login, and finds it off in the settings', async ({
  page,
  product,
}) => {
  const host = visitor('Ilse')
  await becomeMemberByApi(page, product, host)
  await hostGameByApi(page, product, `${japanText(Date.now() + 8 * DAY).slice(0, 10)} 09:00:00`)
  const { text } = await product.mail(host.email, 'game_created')
  await page.context().clearCookies()
  await page.goto(/http\S+\/unsubscribe\?\S+/.exec(text)![0])
  await expect(page.getByText('Something happens in a game I host')).toBeVisible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Email settings' }).click()
  await submitLogin(page, host.email, PASSWORD)
  await expect(
    page
      .getByRole('group', { name: 'Email me when' })
      .getByRole('switch', { name: 'Something happens in a game I host' }),
  ).not.toBeChecked()
})

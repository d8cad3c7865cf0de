import type { Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'conversation' })

const PHONE = { viewport: { width: 390, height: 844 } }
const log = (page: Page) => page.getByRole('log')

test('host and guest talk in two languages, one of them offline', async ({ browser, product }) => {
  await product.setClock(NOON)
  const host = await (await browser.newContext({ ...PHONE, locale: 'ja-JP' })).newPage()
  await becomeMemberByApi(host, product, visitor('Kenji'))
  await callAs(host, product, 'put', '/api/profile', { language: 'ja' })
  const game = await hostGameByApi(host, product, '2026-12-04 08:12:00')
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' })
  const guest = await context.newPage()
  await becomeMemberByApi(guest, product, visitor('Emily'))
  await callAs(guest, product, 'post', `/api/games/${game}/join`)

  // a ready message, in the language of each reader
  await guest.goto(`${product.url}/games/${game}`)
  await guest.getByRole('link', { name: 'Messages' }).click()
  await expect(guest.getByText('First round together?')).toBeVisible()
  await guest.getByRole('button', { name: 'Nice to meet you' }).click()
  const picker = guest.getByRole('dialog', { name: 'Ready messages' })
  await expect(picker.getByText('はじめまして。楽しみにしています。')).toBeVisible()
  await picker.getByRole('button', { name: 'Send' }).click()
  await expect(log(guest).getByText('Nice to meet you. I’m looking forward to it.')).toBeVisible()

  await host.goto(`${product.url}/my-games`)
  await host.getByRole('link', { name: 'メッセージ 未読1件' }).click()
  await expect(log(host).getByText('はじめまして。楽しみにしています。')).toBeVisible()
  await expect(log(host).getByText('Nice to meet you.')).toBeVisible()
  await expect(guest.getByText('Read by 1')).toBeVisible()

  // without a network: sent later, once
  await context.setOffline(true)
  await guest.getByRole('button', { name: 'Ready messages' }).click()
  await picker.getByText('On the way', { exact: true }).click()
  await picker.getByRole('button', { name: 'I’m running 10 minutes late.' }).click()
  await picker.getByText('20', { exact: true }).click()
  await picker.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByText('Waiting for a connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(log(host).getByText('20分ほど遅れます。')).toHaveCount(1)
  await expect(guest.getByText('Waiting for a connection.')).toBeHidden()
  await expect(log(guest).getByText('I’m running 20 minutes late.')).toHaveCount(1)

  // free text, and what is held back
  const field = host.getByRole('textbox', { name: 'メッセージを入力' })
  await field.fill('電話は０９０－１２３４－５６７８です')
  await field.press('Enter')
  await expect(host.getByText('電話番号、住所、リンクは送れません。メッセージ')).toBeVisible()
  await field.fill('了解です。気をつけて！')
  await field.press('Enter')
  await expect(log(guest).getByText('了解です。気をつけて！')).toBeVisible()
})

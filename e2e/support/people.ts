import type { Locator, Page } from '@playwright/test'
import { expect, tokenLink, type Product } from './product.ts'

export const PASSWORD = 'Fairway-2026'
export type Visitor = { name: string; email: string }

/** Registers, completes the profile and saves a card in the browser, as a new user does. */
export async function becomeMember(page: Page, product: Product, who: Visitor): Promise<void> {
  await register(page, product, who)
  await fillProfile(page, who)
  await saveCard(page)
}

async function register(page: Page, product: Product, who: Visitor): Promise<void> {
  await page.goto(`${product.url}/register`)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/verification-pending/)
  await page.goto(tokenLink(await product.mail(who.email, 'verify_email')))
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
}

/**
 * Ticks a checkbox or radio button by keyboard: its input is invisible, and it cannot be clicked
 * while its dialog slides in.
 */
export async function tick(box: Locator): Promise<void> {
  await expect(async () => {
    if (!(await box.isChecked())) await box.press('Space')
    await expect(box).toBeChecked({ timeout: 1_000 })
  }).toPass()
}

export async function submitLogin(
  page: Page,
  email: string,
  password: string,
  button = 'Log in',
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}

export async function fillProfile(page: Page, who: Visitor): Promise<void> {
  await page.goto(new URL('/account-settings', page.url()).href)
  await fillProfileForm(page, {
    first: who.name,
    last: 'Tester',
    phone: '03-1234-5678',
    born: '1990-04-01',
    gender: 'Female',
    country: 'GB',
    skill: 'intermediate',
  })
  await page.getByRole('group', { name: 'Languages you speak' }).getByText('English').click()
  await saveProfile(page)
}
/** Fills in the profile form, except for the languages; the values may be invalid. */
export async function fillProfileForm(
  page: Page,
  {
    first,
    last,
    phone,
    born,
    gender,
    country,
    skill,
  }: Record<'first' | 'last' | 'phone' | 'born' | 'gender' | 'country' | 'skill', string>,
): Promise<void> {
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Country code').selectOption('JP')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Date of birth').fill(born)
  await page.getByRole('group', { name: 'Gender' }).getByText(gender).click()
  await page.getByLabel('Country or region').selectOption(country)
  await page.getByLabel('Level').selectOption(skill)
}
export async function saveProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible()
}

export async function saveCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.goto(new URL('/payment-setup', page.url()).href)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByRole('heading', { name: 'Card saved' })).toBeVisible()
}

/**
 * Like `becomeMember`, by API calls, when these screens are not under test. Signs in the page's
 * context.
 */
export async function becomeMemberByApi(
  page: Page,
  product: Product,
  who: Visitor,
  number = '4242424242424242',
): Promise<void> {
  await registerByApi(page, product, who)
  await fillProfileByApi(page, product, who)
  await saveCardByApi(page, product, number)
}

/** Calls the API with the page's cookies; a refusal fails the test with its message. */
export async function callAs<T = Record<string, string>>(
  page: Page,
  product: Product,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<T> {
  const response = await page.request[method](`${product.url}${path}`, {
    ...(data && { data }),
    headers: { origin: product.url },
  })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json() as Promise<T>
}
export async function registerByApi(page: Page, product: Product, who: Visitor): Promise<void> {
  await callAs(page, product, 'post', '/api/auth/register', {
    username: '',
    email: who.email,
    password: PASSWORD,
    recaptchaToken: 'development',
  })
  const { searchParams } = new URL(tokenLink(await product.mail(who.email, 'verify_email')))
  await callAs(page, product, 'get', `/api/auth/verify-email?token=${searchParams.get('token')}`)
  await logInByApi(page, product, who)
}
/** Signs in by API, in the page's browser context. */
export async function logInByApi(
  page: Page,
  product: Product,
  who: { email: string },
): Promise<void> {
  await callAs(page, product, 'post', '/api/auth/login', {
    email: who.email,
    password: PASSWORD,
    recaptchaToken: 'development',
  })
}
export async function fillProfileByApi(page: Page, product: Product, who: Visitor): Promise<void> {
  await callAs(page, product, 'put', '/api/profile', {
    firstName: who.name,
    lastName: 'Tester',
    contactNumber: '+81312345678',
    gender: 'female',
    birthDate: '1990-04-01',
    country: 'GB',
    languages: ['en'],
    skillLevel: 'intermediate',
  })
}
export async function saveCardByApi(
  page: Page,
  product: Product,
  number = '4242424242424242',
): Promise<void> {
  const setup = await callAs(page, product, 'post', '/api/payment-methods/setup-intent')
  const setupIntentId = setup.clientSecret!.split('_secret_')[0]!
  const key = { key: setup.publishableKey!, client_secret: setup.clientSecret! }
  const confirmed = await page.request.post(
    `${setup.apiBase}/v1/setup_intents/${setupIntentId}/confirm`,
    {
      form: {
        ...key,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2030',
        'payment_method_data[card][cvc]': '123',
      },
    },
  )
  if (((await confirmed.json()) as { status: string }).status === 'requires_action')
    await page.request.post(`${setup.apiBase}/v1/setup_intents/${setupIntentId}/authenticate`, {
      form: { ...key, outcome: 'succeed' },
    })
  await callAs(page, product, 'post', '/api/payment-methods', { setupIntentId })
}
/** Hosts a game as the page's user and returns its id. `date` is local time in Japan. */
export async function hostGameByApi(
  page: Page,
  product: Product,
  date: string,
  game: object = {},
): Promise<string> {
  await callAs(page, product, 'post', '/api/host-terms', { accepted: true })
  const { id } = await callAs(page, product, 'post', '/api/games', {
    courseName: 'Wakasu Golf Links',
    courseId: 'wakasu-golf-links',
    date,
    location: '3-1-2 Wakasu, Koto, Tokyo',
    price: 100,
    currency: 'USD',
    slots: 2,
    ...game,
  })
  return id!
}

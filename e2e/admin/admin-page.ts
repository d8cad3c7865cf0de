import type { Browser, Locator, Page } from '@playwright/test'
import { PASSWORD } from '../support/people.ts'
import { expect, type Product } from '../support/product.ts'

export const REASON = 'Agreed with both by phone'

type ActionOptions = {
  /** Fills in the dialog's own fields. */
  fill?: (dialog: Locator) => Promise<unknown>
  /** Label of the reason's field. */
  label?: string
  submit?: string | RegExp
  reason?: string
}

/** The admin app of a signed-in administrator, with the steps that the tests repeat. */
export class AdminPage {
  readonly page: Page
  readonly #origin: string
  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}/towkay/${path}`)
  }
  row(text: string | RegExp): Locator {
    return this.page.locator('tbody tr[data-row]').filter({ hasText: text })
  }
  async openRow(text: string | RegExp): Promise<void> {
    await this.row(text).locator('[data-open]').click()
  }
  /** Starts an action by its button, enters the reason in its dialog and confirms. */
  async act(
    name: string | RegExp,
    { fill, label = 'Reason', submit = name, reason = REASON }: ActionOptions = {},
  ): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
    await fill?.(this.dialog)
    await this.dialog.getByLabel(label).fill(reason)
    await this.dialog
      .getByRole('button', { name: submit, exact: typeof submit === 'string' })
      .click()
  }
  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }
  /** The administrator's actions in the audit log, sorted by name. */
  async readOwnActions(): Promise<string[]> {
    const response = await this.page.request.get(`${this.#origin}/api/admin/audit-log?pageSize=100`)
    const { rows } = (await response.json()) as {
      rows: { action: string; actor: { name: string } | null }[]
    }
    return rows
      .filter(({ actor }) => actor?.name === 'Naoko Ishida')
      .map(({ action }) => action)
      .toSorted()
  }
}

export async function openAdminPage(browser: Browser, product: Product): Promise<AdminPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.request.post(`${product.url}/api/auth/login`, {
    data: {
      email: 'admin@tomogolf.example',
      password: PASSWORD,
      recaptchaToken: 'development',
    },
    headers: { origin: product.url },
    // after a moved clock, the jobs of that time run first
    timeout: 60_000,
  })
  return new AdminPage(page, product.url)
}

/** The back-office of a user who joins the team with a role. */
export async function openAdminPageAs(
  browser: Browser,
  product: Product,
  owner: AdminPage,
  email: string,
  role: string,
): Promise<AdminPage> {
  const headers = { origin: product.url }
  await owner.page.request.post(`${product.url}/api/admin/team/invitations`, {
    data: { email, role },
    headers,
  })
  const member = await openAdminPage(browser, product)
  await member.page.request.post(`${product.url}/api/auth/login`, {
    data: { email, password: PASSWORD, recaptchaToken: 'development' },
    headers,
  })
  const joined = await member.page.request.post(`${product.url}/api/team/invitation/accept`, {
    headers,
  })
  expect(joined.ok()).toBe(true)
  return member
}

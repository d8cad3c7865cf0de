import type { Browser, Locator, Page } from '@playwright/test'
import type { Visitor } from './people.ts'

/** Noon in Japan: the clock's start in tests with the games below. */
export const NOON = new Date('2026-12-01T03:00:00Z')
/** Noon of the next day, inside the late window. */
export const TOMORROW = {
  date: '2026-12-02 12:00:00',
  courseName: 'Sodegaura Country Club',
  courseId: null,
  location: 'Chiba',
}
/** Two months ahead, before holds are placed. */
export const FAR = {
  date: '2027-02-01 08:00:00',
  courseName: 'Hirono Golf Club',
  courseId: 'hirono-golf-club',
  location: 'Miki, Hyogo',
}

export const visitor = (name: string): Visitor => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
})
export const newPage = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport: { width: 1280, height: 900 },
    })
  ).newPage()
export const gameCard = (page: Page, course: string): Locator =>
  page.getByRole('article').filter({ hasText: course })

import type { Page } from '@playwright/test'
import { fromJapanText } from '@tomogolf/domain/time'
import { axeProblems, layoutProblems } from '../public/page-checks.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { targetProblems } from './touch-targets.ts'
import { crawlMemberPages } from './crawl.ts'
import { SWEEP } from '../support/sweep.ts'

useWorld({ name: 'screens' })
test.use({ trace: 'off' })

test.skip(process.env.CRAWL !== 'full', 'part of `npm run crawl`: takes minutes')
test(
  'screens and dialogs behind the login pass axe on a phone, with targets of at least 44 px',
  SWEEP,
  async ({ browser, product }) => {
    test.setTimeout(300_000)
    const problems: string[] = []
    const check = async (page: Page, name: string) => {
      // a menu is rendered outside of the landmarks; its role identifies it
      const axe = (await axeProblems(page)).filter(
        (problem) => !(problem.startsWith('axe region') && problem.includes('radix-popper')),
      )
      const found = [...axe, ...(await targetProblems(page)), ...(await layoutProblems(page))]
      if (process.env.LOUD)
        process.stderr.write(found.map((problem) => `${name}: ${problem}\n`).join(''))
      problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
    await crawlMemberPages({
      browser,
      product,
      check,
      accountPrefix: 'axe',
      start: fromJapanText('2026-12-01 12:00:00')!,
      context: {
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      },
    })
    expect([...new Set(problems)]).toEqual([])
  },
)

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '@tomogolf/domain/time'
import type { Database } from '../platform/database/database.ts'
import { importCourses } from '../modules/courses/import-courses.usecase.ts'
import { readCourseList } from '../modules/courses/import-course-list.usecase.ts'
import { readCourseAddresses } from '../modules/courses/courses.repository.ts'
import { PUBLIC_PAGES } from './sitemap.ts'
import { sitemapRoutes } from './sitemap.routes.ts'
import { testDatabase } from '../../test/support/engines.ts'

const WEB = join(import.meta.dirname, '../../../web')
const ORIGIN = 'https://tomogolf.example'
const NOW = Date.parse('2026-11-20T03:00:00Z')
let db: Database
beforeAll(async () => {
  db = await testDatabase()
  await importCourses(db, readCourseList(), NOW)
})
afterAll(() => db.close())

let app: FastifyInstance
let at: number, asked: number
beforeEach(async () => {
  at = NOW
  asked = 0
  app = Fastify()
  await app.register(sitemapRoutes, {
    origin: ORIGIN,
    now: () => at,
    courses: () => {
      asked++
      return readCourseAddresses(db)
    },
  })
  return () => app.close()
})
const read = async (url = '/sitemap.xml') => app.inject({ url })
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!)

describe('the sitemap', () => {
  test('lists every page and every course, plain and in each language', async () => {
    const answer = await read()
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const all = addresses(answer.body)
    const courses = await readCourseAddresses(db)
    expect(courses.length).toBeGreaterThan(1000)
    expect(all).toHaveLength((PUBLIC_PAGES.length + courses.length) * 5)
    expect(new Set(all).size).toBe(all.length)
    for (const lang of ['', '?lang=en', '?lang=ja', '?lang=ko', '?lang=zh']) {
      expect(all).toContain(`${ORIGIN}/golf-courses/kazusa-country-club${lang}`)
      expect(all).toContain(`${ORIGIN}/${lang}`)
    }
  })
  test('links each URL to all its translations', async () => {
    const { body } = await read()
    const entry = body
      .split('\n')
      .find((line) => line.includes(`<loc>${ORIGIN}/faq?lang=ja</loc>`))!
    expect(
      [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map((match) => [match[1], match[2]]),
    ).toEqual([
      ['en', `${ORIGIN}/faq?lang=en`],
      ['ja', `${ORIGIN}/faq?lang=ja`],
      ['ko', `${ORIGIN}/faq?lang=ko`],
      ['zh-Hans', `${ORIGIN}/faq?lang=zh`],
      ['x-default', `${ORIGIN}/faq`],
    ])
  })
  test('has the last modification of a course', async () => {
    expect((await read()).body).toContain(
      `<url><loc>${ORIGIN}/golf-courses/kazusa-country-club</loc><lastmod>2026-11-20</lastmod>`,
    )
  })
  test('omits a hidden course', async () => {
    await db.executeSql(`UPDATE courses SET hidden_at = now() WHERE id = 'keya-golf-club'`)
    expect(addresses((await read()).body)).not.toContain(`${ORIGIN}/golf-courses/keya-golf-club`)
  })
  test('is generated once an hour', async () => {
    await read()
    await read()
    expect(asked).toBe(1)
    at += HOUR
    await read()
    expect(asked).toBe(2)
  })
  test.each(PUBLIC_PAGES)('lists %s, which exists', (path) => {
    const tree = readFileSync(join(WEB, 'src/routeTree.gen.ts'), 'utf8')
    expect(tree).toMatch(new RegExp(`fullPath: '${path === '/' ? '/' : `${path}/?`}'`))
  })
})

describe('robots.txt', () => {
  test('names the sitemap and disallows API, admin app and check-in links', async () => {
    const { body } = await read('/robots.txt')
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        `Sitemap: ${ORIGIN}/sitemap.xml`,
        'Disallow: /api/',
        'Disallow: /towkay',
        'Disallow: /check-in/',
      ]),
    )
  })
  test("is served with the site's own origin and is no static file", () => {
    expect(existsSync(join(WEB, 'public/robots.txt'))).toBe(false)
  })
})

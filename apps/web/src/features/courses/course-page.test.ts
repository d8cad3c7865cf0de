import { describe, expect, test } from 'vitest'
import { courseJsonLd } from './course-json-ld.ts'
import type { Course } from '../../queries/courses.ts'
import { withBreakOpportunities, namesOf, placeOf } from './place-names.ts'

const COURSE: Course = {
  id: 'keya-golf-club',
  name: 'Keya Golf Club',
  nameJa: '芥屋ゴルフ倶楽部',
  nameKo: '게야 골프 클럽',
  placeJa: '福岡県糸島市',
  placeKo: '후쿠오카현 이토시마시',
  address: 'Itoshima City, Fukuoka',
  region: 'kyushu',
  prefecture: 'Fukuoka',
  prefectureJa: '福岡県',
  municipality: 'Itoshima City',
  municipalityJa: '糸島市',
  terrain: 'seaside',
  terrainKnown: true,
  holes: 18,
  openGames: 1,
  guidePrice: null,
  hostedPrice: null,
  hostedPriceJpy: null,
  lat: 33.59,
  lng: 130.11,
  where: { lat: 33.59, lng: 130.11, origin: 'station-hakata', places: [] },
  architect: null,
  openedYear: null,
  par: null,
  visitorsWelcome: null,
  access: null,
  website: null,
  events: null,
  remarks: {},
}

describe('the name of a course', () => {
  test('has break opportunities if it is long and Japanese', () => {
    expect(withBreakOpportunities('アドニス小川カントリー倶楽部').split('\u200B')).toEqual([
      'アドニス小川',
      'カントリー',
      '倶楽部',
    ])
    expect(withBreakOpportunities('Keya Golf Club')).toBe('Keya Golf Club')
  })
  test('is in the script of the reader first, and in Latin letters first in English', () => {
    const japanese = {
      first: '芥屋ゴルフ倶楽部',
      firstLang: 'ja',
      second: 'Keya Golf Club',
      secondLang: 'en',
    }
    expect(namesOf(COURSE, 'ja')).toEqual(japanese)
    expect(namesOf(COURSE, 'zh')).toEqual(japanese)
    expect(namesOf(COURSE, 'ko')).toEqual({
      first: '게야 골프 클럽',
      firstLang: undefined,
      second: 'Keya Golf Club',
      secondLang: 'en',
    })
    expect(namesOf(COURSE, 'en')).toEqual({
      first: 'Keya Golf Club',
      firstLang: 'en',
      second: '芥屋ゴルフ倶楽部',
      secondLang: 'ja',
    })
  })
  test('has its place in the format of each language', () => {
    expect(
      (['en', 'ja', 'ko', 'zh'] as const).map((language) => placeOf(COURSE, language)),
    ).toEqual(['Itoshima City, Fukuoka', '福岡県糸島市', '후쿠오카현 이토시마시', '福岡県糸島市'])
  })
})

describe('the JSON-LD of a course', () => {
  const graph = (course: Course) =>
    (
      courseJsonLd(course, {
        origin: 'https://tomogolf.example',
        path: '/golf-courses/keya-golf-club',
        name: course.name,
        description: 'd',
        list: 'Golf courses',
        prefecture: 'Fukuoka',
      }) as {
        '@graph': [Record<string, unknown>, { itemListElement: { name: string; item: string }[] }]
      }
    )['@graph']
  test('is a GolfCourse with known facts only', () => {
    const [course] = graph(COURSE)
    expect(course).toMatchObject({
      '@type': 'GolfCourse',
      name: 'Keya Golf Club',
      alternateName: '芥屋ゴルフ倶楽部',
      address: { addressCountry: 'JP', addressRegion: 'Fukuoka', addressLocality: 'Itoshima City' },
      geo: { latitude: 33.59, longitude: 130.11 },
    })
    expect(Object.keys(course)).not.toContain('sameAs')
    expect(Object.keys(course)).not.toContain('image')
    expect(graph({ ...COURSE, website: 'https://keya.example' })[0].sameAs).toBe(
      'https://keya.example',
    )
  })
  test('has a breadcrumb with the list and the prefecture', () => {
    expect(
      graph(COURSE)[1].itemListElement.map(({ name, item }) => [
        name,
        item.replace('https://tomogolf.example', ''),
      ]),
    ).toEqual([
      ['TomoGolf', ''],
      ['Golf courses', '/golf-courses'],
      ['Fukuoka', '/golf-courses?prefecture=Fukuoka'],
      ['Keya Golf Club', '/golf-courses/keya-golf-club'],
    ])
  })
})

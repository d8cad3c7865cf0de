import { expect, test } from 'vitest'
import { mapLinks } from './map-links.ts'

test('four services get the coordinates in the order that each expects', () => {
  const links = mapLinks({ lat: 33.5857, lng: 130.1344, name: 'Keya, Golf & Club' })
  expect(links.map(({ service }) => service)).toEqual([
    'Google Maps',
    'Apple Maps',
    'Naver Map',
    'Amap',
  ])
  const [google, apple, naver, amap] = links.map(({ href }) => new URL(href))
  expect(google!.searchParams.get('destination')).toBe('33.5857,130.1344')
  expect(apple!.searchParams.get('daddr')).toBe('33.5857,130.1344')
  expect(decodeURIComponent(naver!.pathname)).toBe(
    '/p/directions/-/130.1344,33.5857,Keya  Golf & Club/-/car',
  )
  expect(Object.fromEntries(amap!.searchParams)).toEqual({
    position: '130.1344,33.5857',
    name: 'Keya, Golf & Club',
    coordinate: 'wgs84',
  })
})

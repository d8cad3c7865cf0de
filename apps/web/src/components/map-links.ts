export type MapTarget = { readonly lat: number; readonly lng: number; readonly name: string }
export type MapLink = { readonly service: string; readonly href: string }

/**
 * Directions to a position in four map services. Sources: developers.google.com/maps/documentation/urls,
 * Apple's "Map Links", lbs.amap.com "URI API"; Naver documents only its app's scheme, so this is the
 * address of its own page of directions.
 */
export function mapLinks({ lat, lng, name }: MapTarget): MapLink[] {
  const google = new URLSearchParams({ api: '1', destination: `${lat},${lng}` })
  const apple = new URLSearchParams({ daddr: `${lat},${lng}` })
  // Amap and Naver put the longitude first
  const amap = new URLSearchParams({ position: `${lng},${lat}`, name, coordinate: 'wgs84' })
  // a comma separates the fields of a point
  const point = [lng, lat, encodeURIComponent(name.replaceAll(',', ' '))].join(',')
  return [
    { service: 'Google Maps', href: `https://www.google.com/maps/dir/?${google}` },
    { service: 'Apple Maps', href: `https://maps.apple.com/?${apple}` },
    { service: 'Naver Map', href: `https://map.naver.com/p/directions/-/${point}/-/car` },
    { service: 'Amap', href: `https://uri.amap.com/marker?${amap}` },
  ]
}

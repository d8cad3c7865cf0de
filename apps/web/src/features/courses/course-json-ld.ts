import type { Course } from '../../queries/courses.ts'

type Page = {
  origin: string
  path: string
  name: string
  description: string
  list: string
  prefecture: string
}

/**
 * JSON-LD of a course with known facts only. The generated picture is no photograph, so there is no
 * image.
 */
export function courseJsonLd(course: Course, page: Page): unknown {
  const address = page.origin + page.path
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'GolfCourse',
        '@id': `${address}#course`,
        name: course.name,
        alternateName: course.nameJa,
        description: page.description,
        url: address,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'JP',
          addressRegion: course.prefecture,
          addressLocality: course.municipality,
        },
        geo: { '@type': 'GeoCoordinates', latitude: course.lat, longitude: course.lng },
        ...(course.website && { sameAs: course.website }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'TomoGolf', item: page.origin },
          {
            '@type': 'ListItem',
            position: 2,
            name: page.list,
            item: `${page.origin}/golf-courses`,
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: page.prefecture,
            item: `${page.origin}/golf-courses?prefecture=${encodeURIComponent(course.prefecture)}`,
          },
          { '@type': 'ListItem', position: 4, name: page.name, item: address },
        ],
      },
    ],
  }
}

import type { QuestionList } from '../../content/types.ts'
import { plain, plainText, type Fill } from '@tomogolf/format/article-text'

type Page = {
  origin: string
  path: string
  title: string
  description: string
  language: string
  home: string
}
const organisation = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  name: 'TomoGolf',
  url: origin,
  logo: `${origin}/icon-512.png`,
})

const breadcrumbs = ({ origin, path, title, home }: Page) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: origin },
    { '@type': 'ListItem', position: 2, name: title, item: origin + path },
  ],
})
const graph = (...items: unknown[]) => ({ '@context': 'https://schema.org', '@graph': items })

/** A web page, or an article with its modification date. */
export const pageJsonLd = (
  page: Page,
  kind: 'WebPage' | 'AboutPage' | 'Article',
  changed?: string,
) =>
  graph(
    {
      '@type': kind,
      '@id': `${page.origin}${page.path}#page`,
      url: page.origin + page.path,
      name: page.title,
      headline: page.title,
      description: page.description,
      inLanguage: page.language,
      ...(changed && { datePublished: changed, dateModified: changed }),
      ...(kind === 'Article' && {
        author: { '@id': `${page.origin}/#organisation` },
        image: `${page.origin}/og.png`,
        mainEntityOfPage: page.origin + page.path,
      }),
      publisher: organisation(page.origin),
    },
    breadcrumbs(page),
  )

/** JSON-LD of the questions and answers on the page. */
export const faqJsonLd = (
  page: Page,
  faq: Pick<QuestionList<Record<string, string>>, 'categories'>,
  fill: Fill,
) =>
  graph(
    {
      '@type': 'FAQPage',
      '@id': `${page.origin}${page.path}#page`,
      name: page.title,
      inLanguage: page.language,
      mainEntity: Object.values(faq.categories).flatMap(({ questions }) =>
        Object.entries(questions).map(([id, entry]) => ({
          '@type': 'Question',
          url: `${page.origin}${page.path}#${id}`,
          name: plain(fill(entry.q)),
          acceptedAnswer: { '@type': 'Answer', text: plainText(entry.a, fill) },
        })),
      ),
    },
    breadcrumbs(page),
  )

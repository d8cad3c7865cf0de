type Item = Record<string, unknown>
const text = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const address = (value: unknown) => text(value) && URL.canParse(value as string)
const instant = (value: unknown) => text(value) && !Number.isNaN(Date.parse(value as string))
const item = (value: unknown): value is Item => typeof value === 'object' && value !== null
const list = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(item) : [])
const place = (value: unknown) => item(value) && text(value.addressCountry)

/** Required properties of each type, from the documentation of search engines. */
const DEMANDS: Record<string, (it: Item) => boolean> = {
  Organization: (it) => text(it.name) && address(it.url) && address(it.logo),
  WebSite: (it) => text(it.name) && address(it.url),
  WebPage: (it) => text(it.name) && address(it.url) && text(it.inLanguage),
  AboutPage: (it) => text(it.name) && address(it.url) && text(it.inLanguage),
  Article: (it) =>
    text(it.headline) &&
    (it.headline as string).length <= 110 &&
    instant(it.datePublished) &&
    instant(it.dateModified) &&
    address(it.image) &&
    item(it.author) &&
    item(it.publisher),
  GolfCourse: (it) =>
    text(it.name) &&
    address(it.url) &&
    place(it.address) &&
    item(it.geo) &&
    typeof it.geo.latitude === 'number' &&
    typeof it.geo.longitude === 'number',
  SportsEvent: (it) =>
    text(it.name) &&
    instant(it.startDate) &&
    instant(it.endDate) &&
    item(it.location) &&
    text(it.location.name) &&
    place(it.location.address) &&
    address(it.eventStatus) &&
    item(it.offers) &&
    typeof it.offers.price === 'number' &&
    /^(USD|JPY)$/.test(String(it.offers.priceCurrency)) &&
    address(it.offers.url) &&
    address(it.offers.availability),
  FAQPage: (it) =>
    list(it.mainEntity).length > 0 &&
    list(it.mainEntity).every(
      (question) =>
        question['@type'] === 'Question' &&
        text(question.name) &&
        item(question.acceptedAnswer) &&
        text(question.acceptedAnswer.text),
    ),
  BreadcrumbList: (it) =>
    list(it.itemListElement).length > 1 &&
    list(it.itemListElement).every(
      (step, index) => step.position === index + 1 && text(step.name) && address(step.item),
    ),
}

const itemsOf = (data: unknown): Item[] =>
  item(data) ? ('@graph' in data ? list(data['@graph']) : [data]) : []
export const kindsOf = (data: readonly unknown[]): string[] =>
  data.flatMap(itemsOf).map((it) => String(it['@type']))

/** The problems of the JSON-LD of a page. */
export const dataProblems = (data: readonly unknown[]): string[] =>
  data.flatMap((one) => [
    ...(item(one) && one['@context'] === 'https://schema.org'
      ? []
      : ['data without its vocabulary']),
    ...itemsOf(one).flatMap((it) => {
      const good = DEMANDS[String(it['@type'])]
      return good === undefined
        ? [`data of an unknown kind ${String(it['@type'])}`]
        : good(it)
          ? []
          : [`incomplete ${String(it['@type'])}: ${JSON.stringify(it).slice(0, 300)}`]
    }),
  ])

/** The required types of a page, by path. */
export const KINDS: readonly [path: RegExp, kinds: readonly string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/golf-courses\/./, ['GolfCourse', 'BreadcrumbList']],
  [/^\/games\/\w+\/shared/, ['SportsEvent']],
  [/^\/faq/, ['FAQPage', 'BreadcrumbList']],
  [/^\/(japan-golf-guide|terms|privacy|cancellation|tokushoho)/, ['Article', 'BreadcrumbList']],
  [/^\/(why-us|problems|solutions|how-it-works)/, ['WebPage', 'BreadcrumbList']],
  [/^\/about/, ['AboutPage', 'BreadcrumbList']],
]

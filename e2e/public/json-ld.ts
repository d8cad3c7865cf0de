type Item = Record<string, unknown>
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isUrl = (value: unknown) => isText(value) && URL.canParse(value as string)
const isDate = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value as string))
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null
const itemsIn = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])
const hasCountry = (value: unknown) => isItem(value) && isText(value.addressCountry)

/** Required properties of each type, from the documentation of search engines. */
const REQUIREMENTS: Record<string, (entity: Item) => boolean> = {
  Organization: (entity) => isText(entity.name) && isUrl(entity.url) && isUrl(entity.logo),
  WebSite: (entity) => isText(entity.name) && isUrl(entity.url),
  WebPage: (entity) => isText(entity.name) && isUrl(entity.url) && isText(entity.inLanguage),
  AboutPage: (entity) => isText(entity.name) && isUrl(entity.url) && isText(entity.inLanguage),
  Article: (entity) =>
    isText(entity.headline) &&
    (entity.headline as string).length <= 110 &&
    isDate(entity.datePublished) &&
    isDate(entity.dateModified) &&
    isUrl(entity.image) &&
    isItem(entity.author) &&
    isItem(entity.publisher),
  GolfCourse: (entity) =>
    isText(entity.name) &&
    isUrl(entity.url) &&
    hasCountry(entity.address) &&
    isItem(entity.geo) &&
    typeof entity.geo.latitude === 'number' &&
    typeof entity.geo.longitude === 'number',
  SportsEvent: (entity) =>
    isText(entity.name) &&
    isDate(entity.startDate) &&
    isDate(entity.endDate) &&
    isItem(entity.location) &&
    isText(entity.location.name) &&
    hasCountry(entity.location.address) &&
    isUrl(entity.eventStatus) &&
    isItem(entity.offers) &&
    typeof entity.offers.price === 'number' &&
    /^(USD|JPY)$/.test(String(entity.offers.priceCurrency)) &&
    isUrl(entity.offers.url) &&
    isUrl(entity.offers.availability),
  FAQPage: (entity) =>
    itemsIn(entity.mainEntity).length > 0 &&
    itemsIn(entity.mainEntity).every(
      (question) =>
        question['@type'] === 'Question' &&
        isText(question.name) &&
        isItem(question.acceptedAnswer) &&
        isText(question.acceptedAnswer.text),
    ),
  BreadcrumbList: (entity) =>
    itemsIn(entity.itemListElement).length > 1 &&
    itemsIn(entity.itemListElement).every(
      (step, index) => step.position === index + 1 && isText(step.name) && isUrl(step.item),
    ),
}

const itemsOf = (data: unknown): Item[] =>
  isItem(data) ? ('@graph' in data ? itemsIn(data['@graph']) : [data]) : []
export const typesOf = (data: readonly unknown[]): string[] =>
  data.flatMap(itemsOf).map((entity) => String(entity['@type']))

/** The problems of the JSON-LD of a page. */
export const jsonLdProblems = (data: readonly unknown[]): string[] =>
  data.flatMap((block) => [
    ...(isItem(block) && block['@context'] === 'https://schema.org'
      ? []
      : ['JSON-LD without the context of schema.org']),
    ...itemsOf(block).flatMap((entity) => {
      const isComplete = REQUIREMENTS[String(entity['@type'])]
      return isComplete === undefined
        ? [`JSON-LD of an unknown type ${String(entity['@type'])}`]
        : isComplete(entity)
          ? []
          : [`incomplete ${String(entity['@type'])}: ${JSON.stringify(entity).slice(0, 300)}`]
    }),
  ])

/** The required types of a page, by path. */
export const REQUIRED_TYPES: readonly [path: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/golf-courses\/./, ['GolfCourse', 'BreadcrumbList']],
  [/^\/games\/\w+\/shared/, ['SportsEvent']],
  [/^\/faq/, ['FAQPage', 'BreadcrumbList']],
  [/^\/(japan-golf-guide|terms|privacy|cancellation|tokushoho)/, ['Article', 'BreadcrumbList']],
  [/^\/(why-us|problems|solutions|how-it-works)/, ['WebPage', 'BreadcrumbList']],
  [/^\/about/, ['AboutPage', 'BreadcrumbList']],
]

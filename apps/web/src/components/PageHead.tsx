import { useRouteContext, useSearch } from '@tanstack/react-router'
import { LANGUAGES, languageTag } from '@tomogolf/phrases/languages'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { safeJson } from '../lib/safe-json.ts'

type PageHeadProps = {
  /** Without the product's name, which is appended. */
  title: string
  description: string
  /** Path of the page, with the search parameters that identify it. */
  path: string
  /** Path of the Open Graph image, 1200 × 630. */
  image?: string
  type?: 'website' | 'article'
  jsonLd?: unknown
  noindex?: boolean
  /** The title is complete: the product's name is not appended. */
  bareTitle?: boolean
}
/**
 * Title, description, canonical, `hreflang` links, Open Graph and JSON-LD. React hoists them into
 * the document's head.
 */
export function PageHead({
  title,
  description,
  path,
  image = '/og.png',
  type = 'website',
  jsonLd,
  noindex,
  bareTitle,
}: PageHeadProps) {
  const { origin } = useRouteContext({ from: '__root__' })
  const { tag } = useI18n()
  const language = useSearch({ from: '__root__' }).lang
  const url = origin + path
  const inLanguage = (code: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${code}`
  const canonical = language ? inLanguage(language) : url
  const full = bareTitle ? title : `${title} · TomoGolf`
  const picture = new URL(image, origin).href
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((code) => (
            <link key={code} rel="alternate" hrefLang={languageTag(code)} href={inLanguage(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
      <meta property="og:site_name" content="TomoGolf" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={tag} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }} />
      ) : null}
    </>
  )
}

import { useRouteContext, useSearch } from '@tanstack/react-router'
import { LANGUAGES, languageTag } from '@tomogolf/phrases/languages'
import { useI18n } from '../i18n/i18n.tsx'
import { safeJson } from '../../../../apps/web/src/lib/safe-json.ts'

type PageHeadProps = {
  /** Without the product's name: it is added. */
  title: string
  description: string
  /** The page's own path with the search parameters that belong to its identity, from `/`. */
  path: string
  /** Path of a picture of 1200 x 630. */
  image?: string
  type?: 'website' | 'article'
  jsonLd?: unknown
  noindex?: boolean
  /** Already complete: no name added. */
  bareTitle?: boolean
}
/** Title, description, canonical, translations, Open Graph and JSON-LD. React puts them into the document's head. */
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
  const chosen = useSearch({ from: '__root__' }).lang
  const address = origin + path
  const inLanguage = (code: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${code}`
  const canonical = chosen ? inLanguage(chosen) : address
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
          <link rel="alternate" hrefLang="x-default" href={address} />
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

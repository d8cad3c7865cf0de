import { useRouteContext } from '@tanstack/react-router'
import type { Heading } from '../../../content/types.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../../components/PageHead.tsx'
import { pageJsonLd } from '../json-ld.ts'
import { useFill } from '../values.ts'

type Head = Pick<Heading, 'title' | 'pageTitle' | 'description'>
/** Metadata of every information page. */
export function usePageMetadata(heading: Head, path: string) {
  const { origin } = useRouteContext({ from: '__root__' })
  const { t, tag } = useI18n()
  const fill = useFill()
  return {
    origin,
    path,
    title: fill(heading.pageTitle ?? heading.title),
    description: fill(heading.description),
    language: tag,
    home: t('info.home'),
  }
}

type ContentHeadProps = {
  heading: Head
  path: string
  kind?: 'WebPage' | 'AboutPage' | 'Article'
  changed?: string
}
export function ContentHead({ heading, path, kind = 'WebPage', changed }: ContentHeadProps) {
  const page = usePageMetadata(heading, path)
  return (
    <PageHead
      title={page.title}
      description={page.description}
      path={path}
      type={kind === 'Article' ? 'article' : 'website'}
      jsonLd={pageJsonLd(page, kind, changed)}
    />
  )
}

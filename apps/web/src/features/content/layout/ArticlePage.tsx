import type { ReactNode } from 'react'
import type { Article, Section } from '../../../content/types.ts'
import { formatDay } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { HydrateNear } from '../../../hydration/HydrateNear.tsx'
import { Contents } from './TableOfContents.tsx'
import { ContourHeader } from './ContourHeader.tsx'
import { Prose } from '../blocks/Prose.tsx'

type ArticlePageProps = {
  content: Article<string>
  seed: string
  meta?: ReactNode
  /** Content of the header; at the right on desktops. */
  caption?: ReactNode
  /** Legal texts have numbered parts, for references. */
  numbered?: boolean
  /** Content before the first part. */
  intro?: ReactNode
  /** Content below a part. */
  after?: (id: string) => ReactNode
  children?: ReactNode
}
/** An article: contour header, table of contents, a column of 68 characters. */
export function ArticlePage({
  content,
  seed,
  meta,
  caption,
  numbered,
  intro,
  after,
  children,
}: ArticlePageProps) {
  const sections = Object.entries<Section>(content.sections)
  return (
    <>
      <ContourHeader heading={content} seed={seed} meta={meta} caption={caption} />
      <div className="wrap pt-6 lg:grid lg:grid-cols-[244px_minmax(0,68ch)] lg:gap-x-20 lg:pt-16">
        <Contents
          entries={sections.map(([id, { title }]) => ({ id, title }))}
          numbered={numbered}
        />
        <article className="min-w-0">
          {intro}
          {sections.map(([id, { title, blocks }], index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="pt-9 first-of-type:pt-6 lg:pt-14 lg:first-of-type:pt-0"
            >
              <HydrateNear id={`part ${id}`}>
                <h2 id={`${id}-title`} className="mb-4 flex gap-3 text-t1 lg:text-[1.75rem]">
                  {numbered && <span className="text-text-3">{index + 1}</span>}
                  {title}
                </h2>
                <Prose blocks={blocks} />
                {after?.(id)}
              </HydrateNear>
            </section>
          ))}
          <HydrateNear id="after the article">{children}</HydrateNear>
        </article>
      </div>
    </>
  )
}

/**
 * "Version 2026-11-20, effective Fri, Nov 20, 2026", and that the Japanese text binds.
 */
export function LegalMeta({ version }: { version: string }) {
  const { t, language } = useI18n()
  const separator = language === 'ja' ? '・' : language === 'zh' ? '，' : ', '
  return (
    <>
      {t('info.version', { version })}
      {separator}
      {t('info.since', { date: formatDay(version, language, { year: true }) })}
      <span className="mt-1 block">{t('info.binding')}</span>
    </>
  )
}

import { VERSIONS, type Contents, type GuideSection } from '../../../content/pages.ts'
import { SOURCES } from '../../../content/japan-golf-guide/sources.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { ArticlePage } from '../layout/ArticlePage.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { RelatedPages } from '../layout/RelatedPages.tsx'

/** The guide to a day of golf in Japan, with sources. */
export function GuidePage({ content }: { content: Contents['japan-golf-guide'] }) {
  const t = useT()
  const caption = (
    <p
      lang="ja"
      className="tategaki absolute top-5 right-(--gutter) text-[15px] tracking-[.2em] text-text-2 lg:top-10 lg:text-[19px] lg:tracking-[.32em]"
    >
      {t('info.tategaki')}
    </p>
  )
  return (
    <>
      <ContentHead
        heading={content}
        path="/japan-golf-guide"
        kind="Article"
        changed={VERSIONS.guide}
      />
      <ArticlePage
        content={content}
        seed="japan-golf-guide"
        caption={caption}
        after={(id) => <Sources of={SOURCES[id as GuideSection]} />}
        intro={
          <CourseArt
            seed="guide-first-tee"
            terrain="mountain"
            size="1440x560"
            focus={70}
            className="mt-6 mb-8 aspect-[2/1] rounded-l lg:mt-0 lg:mb-14 lg:aspect-[18/7]"
          />
        }
      >
        <RelatedPages
          pages={[
            '/games',
            '/alert',
            '/how-it-works',
            '/golf-courses',
            '/book-japan-golf',
            '/japan-golf-rental',
          ]}
        />
      </ArticlePage>
    </>
  )
}

function Sources({ of }: { of: readonly string[] | undefined }) {
  const t = useT()
  if (!of) return null
  return (
    <details className="mt-4 text-s text-text-3">
      <summary className="inline-flex min-h-11 items-center hover:text-text">
        {t('info.sources')} ({of.length})
      </summary>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {of.map((address) => (
          <li key={address}>
            <a
              href={address}
              rel="noopener nofollow"
              target="_blank"
              className="link inline-flex min-h-11 items-center break-all"
            >
              {new URL(address).hostname.replace(/^www\./, '')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

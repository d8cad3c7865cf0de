import type { ReactNode } from 'react'
import type { Article } from '../../../content/types.ts'
import { ArticlePage, LegalMeta } from '../layout/ArticlePage.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { RelatedPages, type RelatedPage } from '../layout/RelatedPages.tsx'

type LegalPageProps = {
  content: Article<string>
  path: string
  version: string
  next: readonly RelatedPage[]
  intro?: ReactNode
  after?: (id: string) => ReactNode
}
/** Terms, privacy, cancellation: numbered parts, version and effective date. */
export const LegalPage = ({ content, path, version, next, intro, after }: LegalPageProps) => (
  <>
    <ContentHead heading={content} path={path} kind="Article" changed={version} />
    <ArticlePage
      content={content}
      seed={`legal-${path.slice(1)}`}
      meta={<LegalMeta version={version} />}
      numbered
      intro={intro}
      after={after}
    >
      <RelatedPages pages={next} />
    </ArticlePage>
  </>
)

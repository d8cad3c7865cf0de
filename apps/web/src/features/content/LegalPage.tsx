import type { ReactNode } from 'react'
import type { Article } from '../../content/types.ts'
import { ArticlePage, LegalMeta } from './ArticlePage.tsx'
import { ContentHead } from './ContentHead.tsx'
import { ReadOn, type ReadOnPage } from './ReadOn.tsx'

type LegalPageProps = {
  content: Article<string>
  path: string
  version: string
  next: readonly ReadOnPage[]
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
      <ReadOn pages={next} />
    </ArticlePage>
  </>
)

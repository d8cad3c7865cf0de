import type { Contents } from '../../../content/pages.ts'
import { CallToAction } from '../layout/CallToAction.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { NumberedParts } from '../layout/NumberedParts.tsx'
import { StoryHeader } from '../layout/StoryHeader.tsx'

/** The solutions page; its parts match those of the problems page. */
export const SolutionsPage = ({ content }: { content: Contents['solutions'] }) => (
  <>
    <ContentHead heading={content} path="/solutions" />
    <StoryHeader heading={content} seed="solutions-asagiri" terrain="mountain" />
    <div className="wrap pt-4 lg:pt-8">
      <NumberedParts parts={content.sections} />
    </div>
    <CallToAction closing={content.closing} to="/games" />
  </>
)

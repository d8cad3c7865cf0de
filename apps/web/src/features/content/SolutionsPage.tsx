import type { Contents } from '../../content/pages.ts'
import { Closing } from './Closing.tsx'
import { ContentHead } from './ContentHead.tsx'
import { NumberedParts } from './NumberedParts.tsx'
import { StoryHeader } from './StoryHeader.tsx'

/** The solutions page; its parts match those of the problems page. */
export const SolutionsPage = ({ content }: { content: Contents['solutions'] }) => (
  <>
    <ContentHead heading={content} path="/solutions" />
    <StoryHeader heading={content} seed="solutions-asagiri" terrain="mountain" />
    <div className="wrap pt-4 lg:pt-8">
      <NumberedParts parts={content.sections} />
    </div>
    <Closing closing={content.closing} to="/games" />
  </>
)

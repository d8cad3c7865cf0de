import type { Contents } from '../../content/pages.ts'
import { Closing } from './Closing.tsx'
import { Comparison } from './Comparison.tsx'
import { ContentHead } from './ContentHead.tsx'
import { NumberedParts } from './NumberedParts.tsx'
import { StoryHeader } from './StoryHeader.tsx'

export const WhyUsPage = ({ content }: { content: Contents['why-us'] }) => (
  <>
    <ContentHead heading={content} path="/why-us" />
    <StoryHeader heading={content} seed="why-us-misaki" terrain="seaside" />
    <div className="wrap pt-4 lg:pt-8">
      <NumberedParts parts={content.sections} />
      <Comparison compare={content.compare} />
    </div>
    <Closing closing={content.closing} to="/games" />
  </>
)

import type { Contents } from '../../../content/pages.ts'
import { CallToAction } from '../layout/CallToAction.tsx'
import { Comparison } from '../blocks/Comparison.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { NumberedParts } from '../layout/NumberedParts.tsx'
import { StoryHeader } from '../layout/StoryHeader.tsx'

export const WhyUsPage = ({ content }: { content: Contents['why-us'] }) => (
  <>
    <ContentHead heading={content} path="/why-us" />
    <StoryHeader heading={content} seed="why-us-misaki" terrain="seaside" />
    <div className="wrap pt-4 lg:pt-8">
      <NumberedParts parts={content.sections} />
      <Comparison compare={content.compare} />
    </div>
    <CallToAction closing={content.closing} to="/games" />
  </>
)

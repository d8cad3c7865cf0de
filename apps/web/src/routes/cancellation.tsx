import { createFileRoute } from '@tanstack/react-router'
import { VERSIONS } from '../content/pages.ts'
import { LegalPage } from '../features/content/pages/LegalPage.tsx'
import { WorkedExamples } from '../features/content/blocks/WorkedExamples.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/cancellation')({
  staticData: { areas: ['info', 'home'], content: 'cancellation' },
  component: Cancellation,
})

function Cancellation() {
  return (
    <LegalPage
      content={useContent('cancellation')}
      path="/cancellation"
      version={VERSIONS.cancellation}
      after={(id) => id === 'short' && <WorkedExamples />}
      next={['/terms', '/how-it-works', '/faq', '/contact']}
    />
  )
}

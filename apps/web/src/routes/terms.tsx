import { createFileRoute } from '@tanstack/react-router'
import { VERSIONS } from '../content/pages.ts'
import { LegalPage } from '../features/content/pages/LegalPage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/terms')({
  staticData: { areas: ['info', 'home'], content: 'terms' },
  component: Terms,
})

function Terms() {
  return (
    <LegalPage
      content={useContent('terms')}
      path="/terms"
      version={VERSIONS.terms}
      next={['/cancellation', '/privacy', '/tokushoho', '/contact']}
    />
  )
}

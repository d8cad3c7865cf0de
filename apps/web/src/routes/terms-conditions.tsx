import { createFileRoute } from '@tanstack/react-router'
import { VERSIONS } from '../content/pages.ts'
import { LegalPage } from '../features/content/pages/LegalPage.tsx'
import { useContent } from '../lib/texts.ts'

/** The terms at an alternative URL; the canonical URL is /terms. */
export const Route = createFileRoute('/terms-conditions')({
  staticData: { areas: ['info', 'home'], content: 'terms' },
  component: TermsConditions,
})

function TermsConditions() {
  return (
    <LegalPage
      content={useContent('terms')}
      path="/terms"
      version={VERSIONS.terms}
      next={['/cancellation', '/privacy', '/tokushoho', '/contact']}
    />
  )
}

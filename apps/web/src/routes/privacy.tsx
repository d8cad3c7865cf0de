import { createFileRoute } from '@tanstack/react-router'
import { VERSIONS } from '../content/pages.ts'
import { LegalPage } from '../features/content/pages/LegalPage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/privacy')({
  staticData: { areas: ['info'], content: 'privacy' },
  component: Privacy,
})

function Privacy() {
  return (
    <LegalPage
      content={useContent('privacy')}
      path="/privacy"
      version={VERSIONS.privacy}
      next={['/terms', '/tokushoho', '/contact']}
    />
  )
}

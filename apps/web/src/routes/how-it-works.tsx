import { createFileRoute } from '@tanstack/react-router'
import { AUDIENCES } from '../features/content/audiences.ts'
import { HowItWorksPage } from '../features/content/pages/HowItWorksPage.tsx'
import { useContent } from '../lib/texts.ts'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'

export const Route = createFileRoute('/how-it-works')({
  staticData: { areas: ['info', 'home'], content: 'how-it-works' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ for: oneOf(search.for, AUDIENCES) }),
  component: HowItWorks,
})

function HowItWorks() {
  const { for: audience = 'guests' } = Route.useSearch()
  return <HowItWorksPage content={useContent('how-it-works')} audience={audience} />
}

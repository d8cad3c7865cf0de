import { createFileRoute } from '@tanstack/react-router'
import { WhyUsPage } from '../features/content/pages/WhyUsPage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/why-us')({
  staticData: { areas: ['info', 'home'], content: 'why-us' },
  component: function WhyUs() {
    return <WhyUsPage content={useContent('why-us')} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { SolutionsPage } from '../features/content/pages/SolutionsPage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/solutions')({
  staticData: { areas: ['info', 'home'], content: 'solutions' },
  component: function Solutions() {
    return <SolutionsPage content={useContent('solutions')} />
  },
})

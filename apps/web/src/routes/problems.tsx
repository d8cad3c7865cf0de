import { createFileRoute } from '@tanstack/react-router'
import { ProblemsPage } from '../features/content/pages/ProblemsPage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/problems')({
  staticData: { areas: ['info'], content: 'problems' },
  component: function Problems() {
    return <ProblemsPage content={useContent('problems')} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../features/content/pages/AboutPage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/about')({
  staticData: { areas: ['info', 'home'], content: 'about' },
  component: function About() {
    return <AboutPage content={useContent('about')} />
  },
})

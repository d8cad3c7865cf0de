import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '../features/content/pages/GuidePage.tsx'
import { useContent } from '../lib/texts.ts'

export const Route = createFileRoute('/japan-golf-guide')({
  staticData: { areas: ['info'], content: 'japan-golf-guide' },
  component: function Guide() {
    return <GuidePage content={useContent('japan-golf-guide')} />
  },
})

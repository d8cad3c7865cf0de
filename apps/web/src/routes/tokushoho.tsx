import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { VERSIONS } from '../content/pages.ts'
import { DisclosuresPage } from '../features/content/pages/DisclosuresPage.tsx'
import { useContent } from '../lib/texts.ts'
import { ensureQuery } from '../queries/ensure-query.ts'
import { operatorQuery } from '../queries/site.ts'

export const Route = createFileRoute('/tokushoho')({
  staticData: { areas: ['info'], content: 'tokushoho' },
  loader: async ({ context }) => {
    await ensureQuery(context.queryClient, operatorQuery)
  },
  component: Tokushoho,
})

function Tokushoho() {
  const {
    data: { operator },
  } = useSuspenseQuery(operatorQuery)
  return (
    <DisclosuresPage
      content={useContent('tokushoho')}
      operator={operator}
      version={VERSIONS.tokushoho}
    />
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { VERSIONS } from '../content/pages.ts'
import { Disclosures } from '../features/content/Disclosures.tsx'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useContent } from '../lib/content.ts'
import { load } from '../queries/load.ts'

const operatorQuery = apiQuery('GET /api/operator')

export const Route = createFileRoute('/tokushoho')({
  staticData: { areas: ['info'], content: 'tokushoho' },
  loader: async ({ context }) => {
    await load(context.queryClient, operatorQuery)
  },
  component: Tokushoho,
})

function Tokushoho() {
  const {
    data: { operator },
  } = useSuspenseQuery(operatorQuery)
  return (
    <Disclosures
      content={useContent('tokushoho')}
      operator={operator}
      version={VERSIONS.tokushoho}
    />
  )
}

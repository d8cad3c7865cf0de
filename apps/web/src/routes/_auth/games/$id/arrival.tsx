import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../../../components/PageHead.tsx'
import { ArrivalPage } from '../../../../features/arrival-card/ArrivalPage.tsx'
import { ensureOr404 } from '../../../../queries/ensure-query.ts'
import { arrivalCardQuery } from '../../../../queries/player-names.ts'
import { BROWSER_ONLY } from '../../../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/games/$id/arrival')({
  ...BROWSER_ONLY,
  staticData: { areas: ['names', 'game'], shell: 'action' },
  // the page shows every other failure itself, also without a network
  loader: ({ context, params }) =>
    ensureOr404(context.queryClient, arrivalCardQuery(params.id)).catch((error: unknown) => {
      if (isNotFound(error)) throw error
    }),
  component: Arrival,
})

function Arrival() {
  const t = useT()
  const { id } = Route.useParams()
  return (
    <>
      <PageHead
        noindex
        title={t('names.card.title')}
        description={t('names.card.description')}
        path={`/games/${id}/arrival`}
      />
      <ArrivalPage key={id} gameId={id} />
    </>
  )
}

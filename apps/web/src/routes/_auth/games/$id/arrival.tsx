import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../../../components/PageHead.tsx'
import { ArrivalPage } from '../../../../features/arrival-card/ArrivalPage.tsx'

export const Route = createFileRoute('/_auth/games/$id/arrival')({
  staticData: { areas: ['names', 'game'], shell: 'action' },
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

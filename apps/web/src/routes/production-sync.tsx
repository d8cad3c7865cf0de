import { createFileRoute } from '@tanstack/react-router'
import { DataPart } from '../features/diagnostics/DataPart.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'

/** For support: the data section of /environment-sync as a page. */
export const Route = createFileRoute('/production-sync')({
  staticData: { areas: ['upkeep'] },
  component: ProductionSync,
})

function ProductionSync() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('upkeep.data.pageTitle')}
        description={t('upkeep.data.description')}
        path="/production-sync"
      />
      <div className="wrap [--wrap:880px]">
        <PageTitle title={t('upkeep.data.title')}>{t('upkeep.data.lead')}</PageTitle>
        <DataPart alone />
      </div>
    </>
  )
}

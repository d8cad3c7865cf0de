import { createFileRoute } from '@tanstack/react-router'
import { DataPart } from '../features/upkeep/DataPart.tsx'
import { useT } from '../lib/i18n.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { PageTitle } from '../ui/Panel.tsx'

/** For support: the data part of the environment page by itself. */
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

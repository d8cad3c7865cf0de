import { createFileRoute } from '@tanstack/react-router'
import { BuildPart } from '../features/diagnostics/BuildPart.tsx'
import { CachePart } from '../features/diagnostics/CachePart.tsx'
import { DataPart } from '../features/diagnostics/DataPart.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'

/** For support: the state of this browser, with buttons to reset it. */
export const Route = createFileRoute('/environment-sync')({
  staticData: { areas: ['upkeep'] },
  component: EnvironmentSync,
})

function EnvironmentSync() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('upkeep.env.pageTitle')}
        description={t('upkeep.env.description')}
        path="/environment-sync"
      />
      <div className="wrap [--wrap:880px]">
        <PageTitle title={t('upkeep.env.title')}>{t('upkeep.env.lead')}</PageTitle>
        <BuildPart />
        <CachePart />
        <DataPart />
      </div>
    </>
  )
}

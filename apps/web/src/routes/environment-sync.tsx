import { createFileRoute } from '@tanstack/react-router'
import { BuildPart } from '../features/upkeep/BuildPart.tsx'
import { CachePart } from '../features/upkeep/CachePart.tsx'
import { DataPart } from '../features/upkeep/DataPart.tsx'
import { useT } from '../lib/i18n.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { PageTitle } from '../ui/Panel.tsx'

/** For support: what runs in this browser, and a fresh start for it. */
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

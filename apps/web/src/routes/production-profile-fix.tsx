import { createFileRoute } from '@tanstack/react-router'
import { ProfileCheck } from '../features/diagnostics/ProfileCheck.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'

/** For support: checks and normalises the user's own profile. */
export const Route = createFileRoute('/production-profile-fix')({
  staticData: { areas: ['upkeep'] },
  component: ProductionProfileFix,
})

function ProductionProfileFix() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('upkeep.profile.pageTitle')}
        description={t('upkeep.profile.description')}
        path="/production-profile-fix"
      />
      <div className="wrap [--wrap:880px]">
        <PageTitle title={t('upkeep.profile.title')}>{t('upkeep.profile.lead')}</PageTitle>
        <ProfileCheck />
      </div>
    </>
  )
}

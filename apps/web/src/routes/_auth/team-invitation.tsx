import { createFileRoute } from '@tanstack/react-router'
import { TeamInvitation } from '../../features/account/team/TeamInvitation.tsx'
import { LanguageMenu } from '../../features/shell/LanguageMenu.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/team-invitation')({
  ...BROWSER_ONLY,
  staticData: { areas: ['account'], shell: 'bare' },
  component: TeamInvitationPage,
})

function TeamInvitationPage() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('account.team.title')}
        description={t('account.team.title')}
        path="/team-invitation"
      />
      <TeamInvitation language={<LanguageMenu />} />
    </>
  )
}

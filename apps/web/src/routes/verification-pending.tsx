import { createFileRoute } from '@tanstack/react-router'
import { VerificationPending } from '../features/account/auth/VerificationPending.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/verification-pending')({
  staticData: { areas: ['account'], shell: 'bare' },
  component: VerificationPendingPage,
})

function VerificationPendingPage() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('account.pending.title')}
        description={t('account.pending.leadUnknown')}
        path="/verification-pending"
      />
      <VerificationPending language={<LanguageMenu />} />
    </>
  )
}

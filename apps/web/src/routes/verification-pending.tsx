import { createFileRoute } from '@tanstack/react-router'
import { VerificationPending } from '../features/account/auth/verification/VerificationPending.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { checked } from '@tomogolf/ui/lib/search-params.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/verification-pending')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ redirectTo: internalPath(search.redirectTo) }),
  component: VerificationPendingPage,
})

function VerificationPendingPage() {
  const t = useT()
  const { redirectTo } = Route.useSearch()
  return (
    <>
      <PageHead
        noindex
        title={t('account.pending.title')}
        description={t('account.pending.leadUnknown')}
        path="/verification-pending"
      />
      <VerificationPending redirectTo={redirectTo} language={<LanguageMenu />} />
    </>
  )
}

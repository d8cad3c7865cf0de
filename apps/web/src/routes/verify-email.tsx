import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmail } from '../features/account/auth/verification/VerifyEmail.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/verify-email')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) => checked({ token: text(search.token, 200) }),
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  const t = useT()
  const { token } = Route.useSearch()
  return (
    <>
      <PageHead
        noindex
        title={t('account.verify.pageTitle')}
        description={t('account.pending.leadUnknown')}
        path="/verify-email"
      />
      <VerifyEmail token={token} language={<LanguageMenu />} />
    </>
  )
}

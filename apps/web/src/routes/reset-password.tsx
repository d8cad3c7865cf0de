import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '../features/account/auth/ResetPassword.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) => checked({ token: text(search.token, 200) }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const t = useT()
  const { token } = Route.useSearch()
  return (
    <>
      <PageHead
        noindex
        title={t('account.reset.form.title')}
        description={t('account.reset.form.text')}
        path="/reset-password"
      />
      <ResetPassword key={token} token={token} language={<LanguageMenu />} />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { Forgot } from '../features/account/auth/Forgot.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { areas: ['account'], shell: 'bare' },
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('account.forgot.password.title')}
        description={t('account.forgot.password.lead')}
        path="/forgot-password"
      />
      <Forgot what="password" language={<LanguageMenu />} />
    </>
  )
}

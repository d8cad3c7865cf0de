import { createFileRoute } from '@tanstack/react-router'
import { Forgot } from '../features/account/auth/Forgot.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/forgot-username')({
  staticData: { areas: ['account'], shell: 'bare' },
  component: ForgotUsernamePage,
})

function ForgotUsernamePage() {
  const t = useT()
  return (
    <>
      <PageHead
        noindex
        title={t('account.forgot.username.title')}
        description={t('account.forgot.username.lead')}
        path="/forgot-username"
      />
      <Forgot what="username" language={<LanguageMenu />} />
    </>
  )
}

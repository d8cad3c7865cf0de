import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly } from '../features/account/auth/guests-only.ts'
import { Register } from '../features/account/auth/Register.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { captchaQuery } from '../lib/captcha-query.ts'
import { useT } from '../lib/i18n.tsx'
import { load } from '../lib/load.ts'
import { PageHead } from '../ui/PageHead.tsx'

export const Route = createFileRoute('/register')({
  staticData: { areas: ['account'], shell: 'bare' },
  beforeLoad: ({ context }) => guestsOnly(context.queryClient),
  loader: ({ context }) => load(context.queryClient, captchaQuery),
  component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { siteKey } = Route.useLoaderData()
  return (
    <>
      <PageHead
        title={t('common.nav.register')}
        description={t('account.register.description')}
        path="/register"
      />
      <Register siteKey={siteKey} language={<LanguageMenu />} />
    </>
  )
}

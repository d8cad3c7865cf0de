import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly } from '../features/account/auth/guests-only.ts'
import { Login } from '../features/account/auth/Login.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { captchaQuery } from '../queries/site.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { checked } from '@tomogolf/ui/lib/search-params.ts'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/login')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ redirectTo: internalPath(search.redirectTo) }),
  beforeLoad: ({ context }) => guestsOnly(context.queryClient),
  loader: ({ context }) => ensureQuery(context.queryClient, captchaQuery),
  component: LoginPage,
})

function LoginPage() {
  const t = useT()
  const { siteKey } = Route.useLoaderData()
  const { redirectTo } = Route.useSearch()
  return (
    <>
      <PageHead
        title={t('common.nav.login')}
        description={t('account.login.description')}
        path="/login"
      />
      <Login redirectTo={redirectTo} siteKey={siteKey} language={<LanguageMenu />} />
    </>
  )
}

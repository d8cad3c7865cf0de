import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly } from '../features/account/auth/guests-only.ts'
import { Login } from '../features/account/auth/Login.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { captchaQuery, issuersQuery } from '../queries/site.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { checked } from '@tomogolf/ui/lib/search-params.ts'
import { identityProblem } from '@tomogolf/domain/sign-in/identities'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/login')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({
      redirectTo: internalPath(search.redirectTo),
      identity: identityProblem(search.identity),
    }),
  beforeLoad: ({ context }) => guestsOnly(context.queryClient),
  loader: async ({ context: { queryClient } }) => {
    const [{ siteKey }, { issuers }] = await Promise.all([
      ensureQuery(queryClient, captchaQuery),
      ensureQuery(queryClient, issuersQuery),
    ])
    return { siteKey, issuers }
  },
  component: LoginPage,
})

function LoginPage() {
  const t = useT()
  const { siteKey, issuers } = Route.useLoaderData()
  const { redirectTo, identity } = Route.useSearch()
  return (
    <>
      <PageHead
        title={t('common.nav.login')}
        description={t('account.login.description')}
        path="/login"
      />
      <Login
        redirectTo={redirectTo}
        siteKey={siteKey}
        issuers={issuers}
        problem={identity}
        language={<LanguageMenu />}
      />
    </>
  )
}

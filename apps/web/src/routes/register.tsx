import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly } from '../features/account/auth/guests-only.ts'
import { Register } from '../features/account/auth/Register.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { captchaQuery, issuersQuery } from '../queries/site.ts'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { checked } from '@tomogolf/ui/lib/search-params.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { PageHead } from '../components/PageHead.tsx'

export const Route = createFileRoute('/register')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ redirectTo: internalPath(search.redirectTo) }),
  beforeLoad: ({ context }) => guestsOnly(context.queryClient),
  loader: async ({ context: { queryClient } }) => {
    const [{ siteKey }, { issuers }] = await Promise.all([
      ensureQuery(queryClient, captchaQuery),
      ensureQuery(queryClient, issuersQuery),
    ])
    return { siteKey, issuers }
  },
  component: RegisterPage,
})

function RegisterPage() {
  const t = useT()
  const { siteKey, issuers } = Route.useLoaderData()
  const { redirectTo } = Route.useSearch()
  return (
    <>
      <PageHead
        title={t('common.nav.register')}
        description={t('account.register.description')}
        path="/register"
      />
      <Register
        redirectTo={redirectTo}
        siteKey={siteKey}
        issuers={issuers}
        language={<LanguageMenu />}
      />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { CompleteLogin } from '../features/account/auth/issuers/CompleteLogin.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { pendingIdentityQuery } from '../queries/account.ts'
import { ensureQuery } from '../queries/ensure-query.ts'
import { loadMe } from '../queries/session.ts'
import { captchaQuery } from '../queries/site.ts'

export const Route = createFileRoute('/complete-login')({
  staticData: { areas: ['account'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ redirectTo: internalPath(search.redirectTo) }),
  loader: async ({ context: { queryClient } }) => {
    const [pending, { siteKey }] = await Promise.all([
      ensureQuery(queryClient, pendingIdentityQuery).catch((error: unknown) => {
        if (isStatus(error, 410)) return null
        throw error
      }),
      ensureQuery(queryClient, captchaQuery),
      loadMe(queryClient),
    ])
    return { pending, siteKey }
  },
  component: CompleteLoginPage,
})

function CompleteLoginPage() {
  const t = useT()
  const { pending, siteKey } = Route.useLoaderData()
  const { redirectTo } = Route.useSearch()
  return (
    <>
      <PageHead
        noindex
        title={t(pending ? 'account.identity.newTitle' : 'account.identity.overTitle')}
        description={t('account.identity.overLead')}
        path="/complete-login"
      />
      <CompleteLogin
        pending={pending}
        redirectTo={redirectTo}
        siteKey={siteKey}
        language={<LanguageMenu />}
      />
    </>
  )
}

import { createFileRoute, redirect } from '@tanstack/react-router'
import { OperatorLogin } from '../features/account/auth/OperatorLogin.tsx'
import { LanguageMenu } from '../features/shell/LanguageMenu.tsx'
import { captchaQuery } from '../queries/site.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { loadMe } from '../queries/session.ts'
import { PageHead } from '../components/PageHead.tsx'

/** The login of the admin app, which is a separate app. */
export const Route = createFileRoute('/towkay')({
  staticData: { areas: ['account'], shell: 'bare' },
  beforeLoad: async ({ context }) => {
    const me = await loadMe(context.queryClient)
    if (me?.isAdmin) throw redirect({ href: '/admin', reloadDocument: true, statusCode: 302 })
  },
  loader: ({ context }) => ensureQuery(context.queryClient, captchaQuery),
  component: OperatorLoginPage,
})

function OperatorLoginPage() {
  const t = useT()
  const { siteKey } = Route.useLoaderData()
  return (
    <>
      <PageHead
        noindex
        title={t('account.operator.title')}
        description={t('account.operator.lead')}
        path="/towkay"
      />
      <OperatorLogin siteKey={siteKey} language={<LanguageMenu />} />
    </>
  )
}

import { useState } from 'react'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { session } from '@tomogolf/api-client/storage.ts'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { ConfirmEmailChange } from '../features/account/email-change/ConfirmEmailChange.tsx'

/** The link in the mail to the new address of an account. */
export const Route = createFileRoute('/confirm-email')({
  staticData: { areas: ['account'] },
  validateSearch: (raw: Record<string, unknown>) => checked({ token: text(raw.token, 200) }),
  component: ConfirmEmailChangePage,
})

function ConfirmEmailChangePage() {
  const t = useT()
  const search = Route.useSearch()
  const hydrated = useHydrated()
  // used up, and then kept nowhere else
  const [done, setDone] = useState<string | null>(null)
  // after a login, which does not carry the token
  const kept = hydrated ? session.get('email-change-token') : null
  const token = done ?? search.token ?? kept
  return (
    <div className="wrap pb-16">
      <PageHead
        noindex
        title={t('account.email.confirm')}
        description={t('account.email.confirmLead')}
        path="/confirm-email"
      />
      <PageTitle title={t('account.email.confirm')}>
        {done === null && t('account.email.confirmLead')}
      </PageTitle>
      {token !== null ? (
        <ConfirmEmailChange token={token} onDone={() => setDone(token)} />
      ) : (
        hydrated && (
          <Alert tone="warning" className="max-w-[560px]">
            {t('errors.INVALID_TOKEN')}
          </Alert>
        )
      )}
    </div>
  )
}

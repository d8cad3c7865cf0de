import { useState } from 'react'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { session } from '@tomogolf/api-client/storage.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { MailLinkPage } from '../features/mail-links/MailLinkPage.tsx'
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
  const [used, setUsed] = useState<string | null>(null)
  // after a login, which does not carry the token
  const kept = hydrated ? session.get('email-change-token') : null
  const token = used ?? search.token ?? kept
  return (
    <MailLinkPage
      path="/confirm-email"
      title={t('account.email.confirm')}
      lead={t('account.email.confirmLead')}
      broken={hydrated ? t('errors.INVALID_TOKEN') : null}
    >
      {token === null
        ? null
        : (onDone) => (
            <ConfirmEmailChange
              token={token}
              onDone={() => {
                setUsed(token)
                onDone()
              }}
            />
          )}
    </MailLinkPage>
  )
}

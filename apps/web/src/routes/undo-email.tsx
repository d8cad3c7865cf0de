import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { MailLinkPage } from '../features/mail-links/MailLinkPage.tsx'
import { UndoEmailChange } from '../features/account/email-change/UndoEmailChange.tsx'

/** The link in the mail to the earlier address of an account. */
export const Route = createFileRoute('/undo-email')({
  staticData: { areas: ['account'] },
  validateSearch: (raw: Record<string, unknown>) => checked({ token: text(raw.token, 200) }),
  component: UndoEmailChangePage,
})

function UndoEmailChangePage() {
  const t = useT()
  const { token } = Route.useSearch()
  return (
    <MailLinkPage
      path="/undo-email"
      title={t('account.email.undoTitle')}
      lead={t('account.email.undoLead')}
      broken={t('errors.INVALID_TOKEN')}
    >
      {token === undefined ? null : (onDone) => <UndoEmailChange token={token} onDone={onDone} />}
    </MailLinkPage>
  )
}

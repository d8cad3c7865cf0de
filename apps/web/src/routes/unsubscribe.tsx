import { MAIL_CATEGORIES } from '@tomogolf/domain/mail/mail-categories'
import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, oneOf, text } from '@tomogolf/ui/lib/search-params.ts'
import { MailLinkPage } from '../features/mail-links/MailLinkPage.tsx'
import { StopMail } from '../features/notifications/StopMail.tsx'

/** The address in the header of a mail, opened in a browser; mail programs send a POST. */
export const Route = createFileRoute('/unsubscribe')({
  staticData: { areas: ['device'] },
  validateSearch: (raw: Record<string, unknown>) =>
    checked({ list: oneOf(raw.list, MAIL_CATEGORIES), token: text(raw.token, 200) }),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const t = useT()
  const { list, token } = Route.useSearch()
  return (
    <MailLinkPage
      path="/unsubscribe"
      title={t('device.stop.title')}
      lead={t('device.stop.lead')}
      broken={t('device.stop.broken')}
    >
      {list === undefined || token === undefined
        ? null
        : (onDone) => <StopMail list={list} token={token} onDone={onDone} />}
    </MailLinkPage>
  )
}

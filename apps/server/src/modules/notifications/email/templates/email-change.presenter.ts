import type { AddressMessage } from '@tomogolf/messages/visitor'
import type { EmailContent } from '../email-content.types.ts'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'

/** The mails of a change of the address. Those with a link act only by a press on its page. */
export function composeAddressMail(message: AddressMessage, format: LocaleFormatter): EmailContent {
  const { t, link, row, timeRow } = format
  const subject = t(`email.${message.kind}.subject`)
  const title = t(`email.${message.kind}.title`)
  switch (message.kind) {
    case 'email_change_confirm':
      return {
        subject,
        title,
        body: [
          t(
            message.params.isByTeam
              ? 'email.email_change_confirm.byTeam'
              : 'email.email_change_confirm.body',
            { count: message.params.hours },
          ),
        ],
        details: [timeRow(t('email.fact.expires'), message.params.expires)],
        button: {
          label: t('email.email_change_confirm.button'),
          url: link(`/confirm-email?token=${encodeURIComponent(message.params.token)}`),
        },
        small: [
          t(
            message.params.isByTeam
              ? 'email.email_change_confirm.smallByTeam'
              : 'email.email_change_confirm.small',
          ),
        ],
      }
    case 'email_change_taken':
      return {
        subject,
        title,
        body: [t('email.email_change_taken.body')],
        button: { label: t('email.email_change_taken.button'), url: link('/login') },
      }
    case 'email_changed':
      return {
        subject,
        title,
        body: [t('email.email_changed.body'), t('email.email_changed.undo')],
        details: [
          row(t('email.email_changed.new'), message.params.newEmail),
          timeRow(t('email.fact.when'), message.params.changedAt),
          timeRow(t('email.email_changed.until'), message.params.until),
        ],
        button: {
          label: t('email.email_changed.button'),
          url: link(`/undo-email?token=${encodeURIComponent(message.params.token)}`),
        },
      }
  }
}

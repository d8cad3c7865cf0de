import type { Templates } from './template.ts'

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`

export const accountTemplates: Templates<
  'verify_email' | 'reset_password' | 'username_reminder' | 'password_changed' | 'new_device'
> = {
  verify_email: {
    secret: true,
    write: (p, w) => ({
      subject: w.t('email.verify_email.subject'),
      title: w.t('email.verify_email.title'),
      body: [w.t('email.verify_email.body', { count: p.hours })],
      button: {
        label: w.t('email.verify_email.button'),
        url: w.link(withToken('/verify-email', p.token)),
      },
      facts: [w.moment(w.t('email.fact.expires'), p.expires)],
      small: [w.t('email.verify_email.small')],
    }),
  },
  reset_password: {
    secret: true,
    write: (p, w) => ({
      subject: w.t('email.reset_password.subject'),
      title: w.t('email.reset_password.title'),
      body: [
        w.t(`email.reset_password.${p.askedBy}`),
        w.t('email.reset_password.body', { count: p.hours }),
      ],
      button: {
        label: w.t('email.reset_password.button'),
        url: w.link(withToken('/reset-password', p.token)),
      },
      facts: [w.moment(w.t('email.fact.expires'), p.expires)],
      small: [w.t('email.reset_password.small')],
    }),
  },
  username_reminder: {
    write: (p, w) => ({
      subject: w.t('email.username_reminder.subject'),
      title: w.t('email.username_reminder.title'),
      body: [
        p.username === null
          ? w.t('email.username_reminder.none')
          : w.t('email.username_reminder.name', { username: p.username }),
        w.t('email.username_reminder.body'),
      ],
      button: { label: w.t('email.username_reminder.button'), url: w.link('/login') },
      small: [w.t('email.username_reminder.small')],
    }),
  },
  password_changed: {
    write: (p, w) => ({
      subject: w.t('email.password_changed.subject'),
      title: w.t('email.password_changed.title'),
      body: [w.t('email.password_changed.body'), w.t('email.password_changed.small')],
      facts: [w.moment(w.t('email.fact.when'), p.changedAt)],
      button: { label: w.t('email.password_changed.button'), url: w.link('/forgot-password') },
    }),
  },
  new_device: {
    write: (p, w) => ({
      subject: w.t('email.new_device.subject'),
      title: w.t('email.new_device.title'),
      body: [w.t('email.new_device.body'), w.t('email.new_device.small')],
      facts: [
        w.fact(w.t('email.fact.device'), p.device ?? w.t('email.fact.unknown')),
        w.fact(w.t('email.fact.ip'), p.ip ?? w.t('email.fact.unknown')),
        w.moment(w.t('email.fact.when'), p.loggedInAt),
      ],
      button: {
        label: w.t('email.new_device.button'),
        url: w.link('/account-settings?tab=security'),
      },
    }),
  },
}

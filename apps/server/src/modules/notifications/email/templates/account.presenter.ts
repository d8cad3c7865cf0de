import type { Templates } from './template.types.ts'

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`

const SECURITY = '/account-settings?tab=security'
/** The issuer, and the address that it names. */
const accountAt = ({ issuer, email }: { issuer: string; email: string | null }) =>
  email === null ? issuer : `${issuer}, ${email}`

export const accountTemplates: Templates<
  | 'verify_email'
  | 'login_code'
  | 'login_code_refused'
  | 'reset_password'
  | 'mail_test'
  | 'username_reminder'
  | 'passkey_added'
  | 'passkey_removed'
  | 'identity_linked'
  | 'identity_removed'
  | 'totp_changed'
  | 'recovery_code_used'
  | 'password_changed'
  | 'new_device'
> = {
  verify_email: {
    secret: true,
    compose: (params, format) => ({
      subject: format.subject('email.verify_email.subject'),
      title: format.t('email.verify_email.title'),
      body: [format.t('email.verify_email.body', { count: params.hours })],
      button: {
        label: format.t('email.verify_email.button'),
        url: format.link(withToken('/verify-email', params.token)),
      },
      details: [format.timeRow(format.t('email.fact.expires'), params.expires)],
      small: [format.t('email.verify_email.small')],
    }),
  },
  login_code: {
    secret: true,
    compose: (params, format) => ({
      // without the code: a locked phone shows subjects
      subject: format.subject('email.login_code.subject'),
      title: format.t('email.login_code.title'),
      body: [format.t('email.login_code.body', { count: params.minutes })],
      code: {
        label: format.t('email.login_code.code'),
        value: `${params.code.slice(0, 3)} ${params.code.slice(3)}`,
      },
      button: { label: format.t('email.login_code.button'), url: format.link('/login') },
      small: [format.t('email.login_code.small')],
    }),
  },
  login_code_refused: {
    compose: (_params, format) => ({
      subject: format.subject('email.login_code_refused.subject'),
      title: format.t('email.login_code_refused.title'),
      body: [format.t('email.login_code_refused.body')],
      button: { label: format.t('email.login_code.button'), url: format.link('/login') },
      small: [format.t('email.login_code_refused.small')],
    }),
  },
  reset_password: {
    secret: true,
    compose: (params, format) => ({
      subject: format.subject('email.reset_password.subject'),
      title: format.t('email.reset_password.title'),
      body: [
        format.t(`email.reset_password.${params.askedBy}`),
        format.t('email.reset_password.body', { count: params.hours }),
      ],
      button: {
        label: format.t('email.reset_password.button'),
        url: format.link(withToken('/reset-password', params.token)),
      },
      details: [format.timeRow(format.t('email.fact.expires'), params.expires)],
      small: [format.t('email.reset_password.small')],
    }),
  },
  mail_test: {
    secret: true,
    compose: (params, format) => ({
      subject: format.subject('email.mail_test.subject'),
      title: format.t('email.mail_test.title'),
      body: [format.t('email.mail_test.body', { count: params.hours })],
      button: {
        label: format.t('email.mail_test.button'),
        url: format.link(withToken('/confirm-address', params.token)),
      },
      details: [format.timeRow(format.t('email.fact.expires'), params.expires)],
      small: [format.t('email.mail_test.small')],
    }),
  },
  username_reminder: {
    compose: (params, format) => ({
      subject: format.subject('email.username_reminder.subject'),
      title: format.t('email.username_reminder.title'),
      body: [
        params.username === null
          ? format.t('email.username_reminder.none')
          : format.t('email.username_reminder.name', { username: params.username }),
        format.t('email.username_reminder.body'),
      ],
      button: { label: format.t('email.username_reminder.button'), url: format.link('/login') },
      small: [format.t('email.username_reminder.small')],
    }),
  },
  passkey_added: {
    compose: (params, format) => ({
      subject: format.subject('email.passkey_added.subject'),
      title: format.t('email.passkey_added.title'),
      body: [format.t('email.passkey_added.body'), format.t('email.passkey_added.small')],
      details: [
        format.row(format.t('email.passkey_added.name'), params.name),
        format.timeRow(format.t('email.fact.when'), params.addedAt),
      ],
      button: {
        label: format.t('email.passkey_added.button'),
        url: format.link(SECURITY),
      },
    }),
  },
  passkey_removed: {
    compose: (params, format) => ({
      subject: format.subject('email.passkey_removed.subject'),
      title: format.t('email.passkey_removed.title'),
      body: [format.t('email.passkey_removed.body'), format.t('email.identity_removed.small')],
      details: [
        format.row(format.t('email.passkey_added.name'), params.name),
        format.timeRow(format.t('email.fact.when'), params.removedAt),
      ],
      button: { label: format.t('email.passkey_added.button'), url: format.link(SECURITY) },
    }),
  },
  identity_linked: {
    compose: (params, format) => ({
      subject: format.subject('email.identity_linked.subject'),
      title: format.t('email.identity_linked.title'),
      body: [format.t('email.identity_linked.body'), format.t('email.identity_linked.small')],
      details: [
        format.row(format.t('email.identity_removed.name'), accountAt(params)),
        format.timeRow(format.t('email.fact.when'), params.linkedAt),
      ],
      button: { label: format.t('email.identity_linked.button'), url: format.link(SECURITY) },
    }),
  },
  identity_removed: {
    compose: (params, format) => ({
      subject: format.subject('email.identity_removed.subject'),
      title: format.t('email.identity_removed.title'),
      body: [format.t('email.identity_removed.body'), format.t('email.identity_removed.small')],
      details: [
        format.row(format.t('email.identity_removed.name'), accountAt(params)),
        format.timeRow(format.t('email.fact.when'), params.removedAt),
      ],
      button: { label: format.t('email.identity_linked.button'), url: format.link(SECURITY) },
    }),
  },
  totp_changed: {
    compose: ({ to, changedAt }, format) => ({
      subject: format.subject(`email.totp_changed.${to}.subject`),
      title: format.t(`email.totp_changed.${to}.title`),
      body: [format.t(`email.totp_changed.${to}.body`), format.t('email.identity_removed.small')],
      details: [format.timeRow(format.t('email.fact.when'), changedAt)],
      button: { label: format.t('email.totp_changed.button'), url: format.link(SECURITY) },
    }),
  },
  recovery_code_used: {
    compose: ({ left, usedAt }, format) => ({
      subject: format.subject('email.recovery_code_used.subject'),
      title: format.t('email.recovery_code_used.title'),
      body: [
        format.t('email.recovery_code_used.body', { count: left }),
        format.t('email.identity_removed.small'),
      ],
      details: [format.timeRow(format.t('email.fact.when'), usedAt)],
      button: { label: format.t('email.totp_changed.button'), url: format.link(SECURITY) },
    }),
  },
  password_changed: {
    compose: (params, format) => ({
      subject: format.subject('email.password_changed.subject'),
      title: format.t('email.password_changed.title'),
      body: [format.t('email.password_changed.body'), format.t('email.password_changed.small')],
      details: [format.timeRow(format.t('email.fact.when'), params.changedAt)],
      button: {
        label: format.t('email.password_changed.button'),
        url: format.link('/forgot-password'),
      },
    }),
  },
  new_device: {
    compose: (params, format) => ({
      subject: format.subject('email.new_device.subject'),
      title: format.t('email.new_device.title'),
      body: [format.t('email.new_device.body'), format.t('email.new_device.small')],
      details: [
        format.row(format.t('email.fact.device'), params.device ?? format.t('email.fact.unknown')),
        format.row(format.t('email.fact.ip'), params.ip ?? format.t('email.fact.unknown')),
        format.timeRow(format.t('email.fact.when'), params.loggedInAt),
      ],
      button: {
        label: format.t('email.new_device.button'),
        url: format.link('/account-settings?tab=security'),
      },
    }),
  },
}

import { contact, words } from './parts.ts'
import type { Templates } from './template.ts'

export const standingTemplates: Templates<'strike' | 'strike_removed' | 'suspended' | 'suspension_lifted'> = {
  strike: {
    write: (p, w) => ({
      subject: p.suspendedUntil ? w.t('email.strike.subject_suspended', { day: w.day(p.suspendedUntil) }) : w.t('email.strike.subject_warning'), title: w.t('email.strike.title'),
      body: [
        w.t(`email.strike.${p.cause}`), w.t('email.strike.count', { count: p.strikes }),
        p.suspendedUntil ? w.t('email.strike.suspended', { time: w.time(p.suspendedUntil) }) : w.t('email.strike.warning'),
      ],
      words: words('operator', p.reason, w),
      facts: [...(p.game ? w.game(p.game) : []), ...(p.suspendedUntil ? [w.moment(w.t('email.fact.suspended_until'), p.suspendedUntil)] : [])],
      button: contact(w), small: [w.t('email.small.contact')],
    }),
  },
  strike_removed: {
    write: (p, w) => ({
      subject: w.t('email.strike_removed.subject'), title: w.t('email.strike_removed.title'),
      body: [
        p.strikes === 0 ? w.t('email.strike_removed.none') : w.t('email.strike.count', { count: p.strikes }),
        ...(p.suspendedUntil ? [w.t('email.strike_removed.still', { time: w.time(p.suspendedUntil) })] : []),
      ],
      words: words('operator', p.reason, w),
      ...(p.suspendedUntil && { facts: [w.moment(w.t('email.fact.suspended_until'), p.suspendedUntil)] }),
    }),
  },
  suspended: {
    write: (p, w) => ({
      subject: w.t('email.suspended.subject', { day: w.day(p.until) }), title: w.t('email.suspended.title'),
      body: [w.t('email.suspended.body', { time: w.time(p.until) })], words: words('operator', p.reason, w),
      facts: [w.moment(w.t('email.fact.suspended_until'), p.until)], button: contact(w), small: [w.t('email.small.contact')],
    }),
  },
  suspension_lifted: {
    write: (p, w) => ({
      subject: w.t('email.suspension_lifted.subject'), title: w.t('email.suspension_lifted.title'),
      body: [w.t('email.suspension_lifted.body')], words: words('operator', p.reason, w),
      button: { label: w.t('email.suspension_lifted.button'), url: w.link('/games') },
    }),
  },
}

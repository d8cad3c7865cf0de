import { contact, quoteOf, standing } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

/** Decisions about reported people and texts. */
export const moderationTemplates: Templates<'report_decided' | 'conduct_decided'> = {
  report_decided: {
    compose: (params, format) => ({
      subject: format.subject('email.report_decided.subject'),
      title: format.t(
        params.outcome === 'dismissed'
          ? 'email.report_decided.dismissed'
          : 'email.report_decided.title',
      ),
      body: [
        format.t(`email.report_decided.kind.${params.kind}`),
        // what another person's standing is, is theirs
        ...(params.outcome === 'dismissed'
          ? []
          : [format.t('email.conduct.rule', { rule: format.t(`email.rule.${params.rule}`) })]),
        ...(params.removed ? [format.t('email.report_decided.removed')] : []),
      ],
      quote: quoteOf('operator', params.reason, format),
      ...(params.game && { details: format.gameRows(params.game) }),
      button: contact(format),
      small: [format.t('email.report_decided.block')],
    }),
  },
  conduct_decided: {
    compose: (params, format) => ({
      subject: format.subject('email.conduct_decided.subject'),
      title: format.t('email.conduct_decided.title'),
      body: [
        format.t(`email.conduct_decided.kind.${params.kind}`),
        format.t('email.conduct.rule', { rule: format.t(`email.rule.${params.rule}`) }),
        ...(params.removed ? [format.t('email.conduct_decided.removed')] : []),
        ...(params.outcome === 'removed' || params.outcome === 'dismissed'
          ? []
          : [format.t(`email.conduct_decided.${params.outcome}`)]),
      ],
      quote: quoteOf('operator', params.reason, format),
      ...(params.game && { details: format.gameRows(params.game) }),
      button: standing(format),
      small: [format.t('email.conduct_decided.object')],
    }),
  },
}

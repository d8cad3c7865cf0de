import { courseAndDay } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

/** It repeats nothing of what was written: mail passes through many hands. */
export const conversationTemplates: Templates<'message_new'> = {
  message_new: {
    compose: (params, format) => ({
      subject: format.subject('email.message_new.subject', {
        sender: params.senderName,
        ...courseAndDay(params, format),
      }),
      title: format.t('email.message_new.title', { count: params.count }),
      body: [format.t('email.message_new.body', { sender: params.senderName })],
      details: format.gameRows(params),
      button: {
        label: format.t('email.message_new.button'),
        url: format.link(`/games/${encodeURIComponent(params.gameId)}/messages`),
      },
    }),
  },
}

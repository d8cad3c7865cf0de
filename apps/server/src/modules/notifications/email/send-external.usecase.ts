import { MAIL_CLASSES } from '@tomogolf/messages/mail-classes'
import type { Deps } from '../../../deps.ts'
import type { AnswerJob, OperatorJob, VisitorJob } from '../../../platform/notify-external.ts'
import {
  composeAnswer,
  composeForOperator,
  composeForVisitor,
} from './compose-external.presenter.ts'
import { isStopped } from '../bounces/mail-address.read.ts'
import { postMail } from './deliver-mail.usecase.ts'

export async function sendToOperator(deps: Deps, message: OperatorJob): Promise<void> {
  const { OPERATOR_EMAIL: toAddress, OPERATOR_LANGUAGE: language, origin } = deps.config
  await postMail(deps, message.mailId, async () => ({
    ...composeForOperator(message, language, deps.phrase, origin, deps.clock.now()),
    toAddress,
    userId: null,
    // answered in the inbox, where the team sees it
    replyTo: null,
    template: message.subjectKey,
    language,
  }))
}
export async function sendToVisitor(deps: Deps, message: VisitorJob): Promise<void> {
  await postMail(deps, message.mailId, async () => {
    const isEssential = 'essential' in MAIL_CLASSES[message.kind]
    if (!isEssential && (await isStopped(deps, deps.db, message.to.toLowerCase()))) return null
    return {
      ...composeForVisitor(message, deps.phrase, deps.config.origin, deps.clock.now()),
      toAddress: message.to,
      userId: 'userId' in message ? (message.userId ?? null) : null,
      replyTo: 'replyTo' in message ? (message.replyTo ?? null) : null,
      template: message.kind,
      language: message.language,
    }
  })
}
export async function sendAnswer(deps: Deps, message: AnswerJob): Promise<void> {
  await postMail(deps, message.mailId, async () => ({
    ...composeAnswer(message, deps.phrase, deps.config.origin, deps.clock.now()),
    toAddress: message.to,
    userId: message.userId,
    replyTo: message.replyTo ?? deps.config.OPERATOR_EMAIL,
    references: message.references ?? [],
    template: 'request_letter',
    language: message.language,
  }))
}

import type { Deps } from '../../../deps.ts'
import type { AnswerJob, OperatorJob, VisitorJob } from '../../../platform/notify-external.ts'
import { composeAnswer, composeForOperator, composeForVisitor } from './compose-external.ts'
import { postMail } from './deliver-mail.usecase.ts'

export async function sendToOperator(deps: Deps, m: OperatorJob): Promise<void> {
  const { OPERATOR_EMAIL: toAddress, OPERATOR_LANGUAGE: language, origin } = deps.config
  await postMail(deps, m.mailId, async () => ({
    ...composeForOperator(m, language, deps.phrase, origin, deps.clock.now()),
    toAddress,
    userId: null,
    replyTo: m.replyTo,
    template: m.subjectKey,
    language,
  }))
}
export async function sendToVisitor(deps: Deps, m: VisitorJob): Promise<void> {
  await postMail(deps, m.mailId, async () => ({
    ...composeForVisitor(m, deps.phrase, deps.config.origin, deps.clock.now()),
    toAddress: m.to,
    userId: null,
    replyTo: null,
    template: m.kind,
    language: m.language,
  }))
}
/** Replies reach the operator's mailbox. */
export async function sendAnswer(deps: Deps, m: AnswerJob): Promise<void> {
  await postMail(deps, m.mailId, async () => ({
    ...composeAnswer(m, deps.phrase, deps.config.origin, deps.clock.now()),
    toAddress: m.to,
    userId: m.userId,
    replyTo: deps.config.OPERATOR_EMAIL,
    template: 'request_letter',
    language: m.language,
  }))
}

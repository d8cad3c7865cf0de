import type { Deps } from '../../deps.ts'
import type { OperatorJob, VisitorJob } from '../../platform/notify-outside.ts'
import { composeForOperator, composeForVisitor } from './compose-outside.ts'
import { postMail } from './post-mail.usecase.ts'

export async function sendToOperator(deps: Deps, m: OperatorJob): Promise<void> {
  const { OPERATOR_EMAIL: toAddress, OPERATOR_LANGUAGE: language, origin } = deps.config
  await postMail(deps, m.mailId, async () => ({
    ...composeForOperator(m, language, deps.phrase, origin, deps.clock.now()), toAddress, userId: null, replyTo: m.replyTo, template: m.subjectKey, language,
  }))
}
export async function sendToVisitor(deps: Deps, m: VisitorJob): Promise<void> {
  await postMail(deps, m.mailId, async () => ({
    ...composeForVisitor(m, deps.phrase, deps.config.origin, deps.clock.now()), toAddress: m.to, userId: null, replyTo: null, template: m.kind, language: m.language,
  }))
}

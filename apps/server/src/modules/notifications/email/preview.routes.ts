import type { FastifyInstance, FastifyReply } from 'fastify'
import { LANGUAGES, LANGUAGE_NAMES, isLanguage, type Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { NotificationKind } from '@tomogolf/messages/notifications'
import { composeNotification } from './compose-notification.presenter.ts'
import { escapeHtml } from './html-blocks.presenter.ts'
import { SAMPLES, SAMPLE_NOW } from './sample-params.data.ts'
import { NOTIFICATION_KINDS } from './templates.data.ts'

const CONFIG = { guard: 'dev', limit: 'none' } as const
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"
const READERS: Record<Language, { timeZone: string; name: string }> = {
  en: { timeZone: 'Europe/London', name: 'Emily' },
  ja: { timeZone: 'Asia/Tokyo', name: '美咲' },
  ko: { timeZone: 'America/Los_Angeles', name: '지민' },
  zh: { timeZone: 'Asia/Shanghai', name: '王芳' },
}
const page = (reply: FastifyReply, type: 'text/html' | 'text/plain', body: string) =>
  reply.header('content-security-policy', POLICY).type(`${type}; charset=utf-8`).send(body)

/** Development only: every email in every language as its recipient sees it, and its text part. */
export function previewRoutes(app: FastifyInstance, { phrase, config }: Deps): void {
  const compose = (kind: NotificationKind, language: Language, variant: number) => {
    const params = SAMPLES[kind][variant]
    return (
      params &&
      composeNotification(
        { kind, params },
        { language, ...READERS[language] },
        phrase,
        config.origin,
        SAMPLE_NOW,
      )
    )
  }
  const cell = (kind: NotificationKind, language: Language, variant: number) => {
    const path = `/dev/mails/${kind}/${language}/${variant}`
    const subject = escapeHtml(compose(kind, language, variant)?.subject ?? '')
    return (
      `<td lang="${language}"><a href="${path}">${subject}</a> ` +
      `<a href="${path}?part=text"><code>txt</code></a></td>`
    )
  }
  app.get('/dev/mails', { config: CONFIG }, (_request, reply) => {
    const rows = NOTIFICATION_KINDS.flatMap((kind) =>
      SAMPLES[kind].map((_, variant) => {
        const cells = LANGUAGES.map((language) => cell(kind, language, variant))
        return `<tr><th scope="row"><code>${kind}</code></th>${cells.join('')}</tr>`
      }),
    )
    const headings = LANGUAGES.map(
      (language) => `<th scope="col" lang="${language}">${LANGUAGE_NAMES[language].own}</th>`,
    )
    return page(
      reply,
      'text/html',
      `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>TomoGolf</title>
<style>
body{margin:24px;background:#07110d;color:#f1f4ec;font:15px/1.5 system-ui}
a{color:#f1f4ec}
td,th{padding:8px 12px;border-top:1px solid #1a3128;text-align:left;vertical-align:top}
code{color:#bccabf}
</style>
<table><thead><tr><td></td>${headings.join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></html>`,
    )
  })
  app.get<{
    Params: { kind: string; language: string; variant: string }
    Querystring: { part?: string }
  }>('/dev/mails/:kind/:language/:variant', { config: CONFIG }, (request, reply) => {
    const { kind, language, variant } = request.params
    const known = NOTIFICATION_KINDS.find((candidate) => candidate === kind)
    const mail =
      known && isLanguage(language) ? compose(known, language, Number(variant)) : undefined
    if (!mail) return reply.callNotFound()
    return request.query.part === 'text'
      ? page(reply, 'text/plain', `${mail.subject}\n\n${mail.text}`)
      : page(reply, 'text/html', mail.html)
  })
}

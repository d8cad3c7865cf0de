import { expect } from 'vitest'
import { must } from '../people.ts'
import { CONTACT, post } from '../request-bodies.ts'
import type { Act, ActContext } from './act-context.ts'

const TEXTS = {
  en: 'Dear {name}, your tee time is {tee_time}.',
  ja: '{name} 様、スタート時間は{tee_time}でお取りしました。',
  ko: '{name} 님, 티타임은 {tee_time}로 잡았습니다.',
  zh: '{name}，您好：开球时间为{tee_time}，已为您保留，请确认。',
}
const TEMPLATE = { kind: 'booking', name: 'Tee time held', texts: TEXTS }

/** Replies and assignments of threads, and templates. */
export const inboxActs = (context: ActContext) => {
  const send = async () =>
    must(await post(context.world, 'contact', { ...CONTACT, language: 'ja' }), 201).body as {
      id: string
      reference: string
    }
  const read = async (id: string) =>
    (await context.call(`GET /api/admin/inbox/${id}`)).body as {
      updatedAt: string
      language: string
    }
  /** A thread or template that changes within the millisecond in which it was added looks unchanged. */
  const later = () => context.world.at(context.world.clock.now() + 1000)
  const addTemplate = async () =>
    (await context.call('POST /api/admin/reply-templates', TEMPLATE)).body as { id: string }
  return {
    'POST /api/admin/inbox/:id/reply': {
      actions: ['request.reply'],
      run: async () => {
        const sent = await send()
        const body = {
          text: '11月28日は空いています。',
          requestKey: 'press-of-the-button',
          seen: (await read(sent.id)).updatedAt,
        }
        const gap = await context.call(`POST /api/admin/inbox/${sent.id}/reply`, {
          ...body,
          text: 'Your tee time is {tee_time}.',
        })
        expect([gap.status, gap.body.code]).toEqual([400, 'VALIDATION_ERROR'])
        later()
        const done = await context.call(`POST /api/admin/inbox/${sent.id}/reply`, body)
        // the press that arrives twice
        expect((await context.call(`POST /api/admin/inbox/${sent.id}/reply`, body)).status).toBe(
          200,
        )
        const stale = await context.call(`POST /api/admin/inbox/${sent.id}/reply`, {
          ...body,
          requestKey: 'another-press',
        })
        expect(stale.body.code).toBe('STALE_EDIT')
        await context.world.runJobs()
        const { rows: mails } = await context.world.deps.db.executeSql<{
          subject: string
          text: string
          language: string
          reply_to: string
        }>(
          `SELECT subject, text, language, reply_to FROM outbox
           WHERE template = 'request_letter' AND text LIKE '%${sent.reference}%'`,
        )
        expect(mails).toEqual([
          {
            language: 'ja',
            subject: `お問い合わせへのご回答 ${sent.reference}`,
            reply_to: expect.stringMatching(
              new RegExp(`^reply\\+${sent.id}-[a-z0-9]{20}@tomogolf\\.example$`),
            ),
            text: expect.stringContaining('11月28日は空いています。'),
          },
        ])
        return done
      },
    },
    'PUT /api/admin/inbox/:id/assignee': {
      actions: ['request.assign'],
      run: async () =>
        context.call(`PUT /api/admin/inbox/${(await send()).id}/assignee`, {
          assigneeId: context.admin.id,
        }),
    },
    'POST /api/admin/reply-templates': {
      actions: ['template.add'],
      run: async () => {
        const unequal = await context.call('POST /api/admin/reply-templates', {
          ...TEMPLATE,
          texts: { ...TEXTS, ko: '{name} 님, 티타임을 잡아 두었습니다. 확인해 주세요.' },
        })
        expect(unequal.body).toMatchObject({
          code: 'VALIDATION_ERROR',
          details: [{ path: 'texts.ko', code: 'slots' }],
        })
        return context.call('POST /api/admin/reply-templates', TEMPLATE)
      },
    },
    'PUT /api/admin/reply-templates/:id': {
      actions: ['template.add', 'template.change'],
      run: async () => {
        const { id } = await addTemplate()
        const change = { ...TEMPLATE, name: 'Held until tonight', version: 1 }
        later()
        const done = await context.call(`PUT /api/admin/reply-templates/${id}`, change)
        const stale = await context.call(`PUT /api/admin/reply-templates/${id}`, change)
        expect([stale.body.code, JSON.stringify(stale.body.details)]).toEqual([
          'STALE_EDIT',
          expect.stringContaining('Held until tonight'),
        ])
        return done
      },
    },
    'DELETE /api/admin/reply-templates/:id': {
      actions: ['template.add', 'template.remove'],
      run: async () =>
        context.call(`DELETE /api/admin/reply-templates/${(await addTemplate()).id}`),
    },
  } satisfies Record<string, Act>
}

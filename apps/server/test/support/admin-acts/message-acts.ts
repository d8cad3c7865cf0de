import { expect } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { newId } from '../../../src/platform/security/ids.ts'
import { must } from '../people.ts'
import { CONTACT, post } from '../request-bodies.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

/** Stores a report of a game by its host. */
async function fileReport(context: ActContext, issue: 'appeal' | 'other'): Promise<string> {
  const { host, gameId } = await context.seatGuest()
  const id = newId()
  await context.world.deps.db.executeSql(
    `INSERT INTO game_reports (id, game_id, reporter_id, reason, message, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, gameId, host.id, issue, 'It was not like that', context.world.clock.iso()],
  )
  return id
}

/** Answers to issues, ratings and requests, and changes of settings. */
export const messageActs = (context: ActContext) =>
  ({
    'POST /api/admin/issues/:id/fix': {
      actions: ['issue.fix'],
      run: async () => {
        const id = await fileReport(context, 'other')
        const done = await context.call(`POST /api/admin/issues/${id}/fix`, {
          note: 'Spoke with both',
        })
        const late = await context.call(`POST /api/admin/issues/${id}/fix`, {
          note: 'Spoke with both, too',
        })
        expect([late.status, JSON.stringify(late.body.details)]).toEqual([
          409,
          expect.stringContaining('Spoke with both'),
        ])
        return done
      },
    },
    'POST /api/admin/issues/:id/decide': {
      actions: ['appeal.decide'],
      run: async () =>
        context.call(`POST /api/admin/issues/${await fileReport(context, 'appeal')}/decide`, {
          outcome: 'rejected',
          reason,
        }),
    },
    'POST /api/admin/ratings/:id/hide': {
      actions: ['rating.hide'],
      run: async () => {
        const { host, guest, gameId } = await context.seatGuest(),
          id = newId()
        await context.world.deps.db.executeSql(
          `INSERT INTO ratings (id, game_id, rater_id, ratee_id, stars, created_at, updated_at)
           VALUES ($1, $2, $3, $4, 1, $5, $5)`,
          [id, gameId, guest.id, host.id, context.world.clock.iso()],
        )
        return context.call(`POST /api/admin/ratings/${id}/hide`, { reason })
      },
    },
    'POST /api/admin/questions/:id/remove': {
      actions: ['question.remove'],
      run: async () => {
        const { guest, gameId } = await context.seatGuest(),
          id = newId()
        await context.world.deps.db.executeSql(
          `INSERT INTO game_questions (id, game_id, asker_id, text, asked_at)
           VALUES ($1, $2, $3, 'Which exit?', $4)`,
          [id, gameId, guest.id, context.world.clock.iso()],
        )
        return context.call(`POST /api/admin/questions/${id}/remove`, { reason })
      },
    },
    'POST /api/admin/reports/:id/decide': {
      actions: ['report.decide'],
      run: async () => {
        const { guest, host } = await context.seatGuest(),
          id = newId()
        await context.world.deps.db.executeSql(
          `INSERT INTO content_reports (id, kind, subject_id, reporter_id, reported_id, reason, created_at)
           VALUES ($1, 'person', $2, $3, $2, 'other', $4)`,
          [id, guest.id, host.id, context.world.clock.iso()],
        )
        return context.call(`POST /api/admin/reports/${id}/decide`, {
          outcome: 'warned',
          rule: 'other',
          reason,
        })
      },
    },
    'PATCH /api/admin/requests/:id': {
      actions: ['request.take', 'request.answer'],
      run: async () => {
        const sent = must(await post(context.world, 'contact', { ...CONTACT, language: 'ja' }), 201)
          .body as {
          id: string
          reference: string
        }
        const row = async () =>
          (
            (await context.call(`GET /api/admin/requests?id=${sent.id}`)).body as {
              rows: {
                updatedAt: string
                dueAt: string
                createdAt: string
              }[]
            }
          ).rows[0]!
        const before = await row()
        expect(Date.parse(before.dueAt) - Date.parse(before.createdAt)).toBe(DAY)
        context.world.at(context.world.clock.now() + 1)
        must(
          await context.call(`PATCH /api/admin/requests/${sent.id}`, {
            step: 'take',
            seen: before.updatedAt,
          }),
        )
        // a stale answer is refused, so that the request is not answered twice
        const late = await context.call(`PATCH /api/admin/requests/${sent.id}`, {
          step: 'answer',
          seen: before.updatedAt,
        })
        expect([late.status, late.body.code, JSON.stringify(late.body.details)]).toEqual([
          409,
          'STALE_EDIT',
          expect.stringContaining('Saki Tester'),
        ])
        const done = await context.call(`PATCH /api/admin/requests/${sent.id}`, {
          step: 'answer',
          note: 'By phone',
          seen: (await row()).updatedAt,
        })
        return done
      },
    },
    'PUT /api/admin/regions': {
      actions: ['regions.change'],
      run: () =>
        context.call('PUT /api/admin/regions', {
          region: 'shikoku',
          state: 'seeding',
          fee: null,
          headStartHours: null,
          version: 0,
          reason,
        }),
    },
    'PUT /api/admin/settings': {
      actions: ['settings.write'],
      run: async () => {
        const done = await context.call('PUT /api/admin/settings', {
          settings: [{ settingKey: 'max_languages', settingValue: '6' }],
          seen: [{ settingKey: 'max_languages', settingValue: '5' }],
          reason,
        })
        const { changes } = (await context.call('GET /api/admin/settings/changes')).body as {
          changes: object[]
        }
        expect(changes).toEqual([
          {
            settingKey: 'max_languages',
            at: context.world.clock.iso(),
            by: 'Saki Tester',
            before: '5',
            after: '6',
            reason,
          },
        ])
        return done
      },
    },
  }) satisfies Record<string, Act>

import { recordMailEvents } from '../../../src/modules/notifications/bounces/record-mail-events.usecase.ts'
import { newAdministrator } from '../administrator.ts'
import { must } from '../people.ts'
import { NOON } from '../world.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

/** Changes of users' profiles, strikes, suspensions and passwords. */
export const userActs = (context: ActContext) =>
  ({
    'POST /api/admin/contacts': {
      actions: ['contact.show'],
      run: async () =>
        context.call('POST /api/admin/contacts', {
          kind: 'person',
          id: (await context.createUser()).id,
          reason,
        }),
    },
    'POST /api/admin/users/:id/legal-hold': {
      actions: ['legal_hold.set'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/legal-hold`, {
          reason,
        }),
    },
    'DELETE /api/admin/users/:id/legal-hold': {
      actions: ['legal_hold.set', 'legal_hold.lift'],
      run: async () => {
        const { id } = await context.createUser()
        must(await context.call(`POST /api/admin/users/${id}/legal-hold`, { reason }))
        return context.call(`DELETE /api/admin/users/${id}/legal-hold`, { reason })
      },
    },
    'POST /api/admin/users/:id/notes': {
      actions: ['user.note'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/notes`, {
          text: 'Prefers calls in the evening',
          requestKey: 'note-about-a-user',
        }),
    },
    'POST /api/admin/users/:id/message': {
      actions: ['user.message'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/message`, {
          subject: 'Your lost glove',
          text: 'The clubhouse has found your glove.',
          requestKey: 'press-of-the-button',
        }),
    },
    'POST /api/admin/games/:id/message': {
      actions: ['user.message', 'user.message'],
      run: async () => {
        const { gameId } = await context.seatGuest()
        return context.call(`POST /api/admin/games/${gameId}/message`, {
          subject: 'Typhoon on Saturday',
          text: 'The course decides on Friday evening.',
          requestKey: 'press-of-the-button',
        })
      },
    },
    'POST /api/admin/users/:id/export': {
      actions: ['account.export'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/export`, { reason }),
    },
    'DELETE /api/admin/users/:id': {
      actions: ['account.delete'],
      run: async () =>
        context.call(`DELETE /api/admin/users/${(await context.createUser()).id}`, { reason }),
    },
    'PATCH /api/admin/users/:id': {
      actions: ['profile.edit'],
      run: async () =>
        context.call(`PATCH /api/admin/users/${(await context.createUser()).id}`, {
          seen: {},
          changes: { handicap: 12 },
          reason,
        }),
    },
    'POST /api/admin/users/:id/strikes': {
      actions: ['strike.give'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/strikes`, {
          reason,
          seen: { strikes: 0, suspendedUntil: null },
        }),
    },
    'DELETE /api/admin/users/:id/strikes/:strikeId': {
      actions: ['strike.give', 'strike.remove'],
      run: async () => {
        const { id } = await context.createUser()
        must(await context.call(`POST /api/admin/users/${id}/strikes`, { reason }))
        const strike = await context.queryOne<{ id: string }>(
          'SELECT id FROM strikes WHERE user_id = $1',
          [id],
        )
        return context.call(`DELETE /api/admin/users/${id}/strikes/${strike.id}`, { reason })
      },
    },
    'POST /api/admin/users/:id/suspension': {
      actions: ['suspension.give'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/suspension`, {
          days: 30,
          reason,
        }),
    },
    'DELETE /api/admin/users/:id/suspension': {
      actions: ['suspension.give', 'suspension.lift'],
      run: async () => {
        const { id } = await context.createUser()
        must(await context.call(`POST /api/admin/users/${id}/suspension`, { days: 30, reason }))
        return context.call(`DELETE /api/admin/users/${id}/suspension`, { reason })
      },
    },
    'POST /api/admin/users/:id/email': {
      actions: ['email.change'],
      run: async () => {
        const { id } = await context.createUser()
        return context.call(`POST /api/admin/users/${id}/email`, {
          email: `${id}@moved.example`,
          reason,
        })
      },
    },
    'POST /api/admin/users/:id/resend-verification': {
      actions: ['verification.resend'],
      run: async () => {
        const { id } = await context.createUser()
        await context.world.deps.db.executeSql(
          'UPDATE users SET email_verified_at = NULL WHERE id = $1',
          [id],
        )
        return context.call(`POST /api/admin/users/${id}/resend-verification`, { reason })
      },
    },
    'POST /api/admin/users/:id/mails/:mailId/open': {
      actions: ['mail.open'],
      run: async () => {
        const { id, mailId } = await context.mailUser()
        return context.call(`POST /api/admin/users/${id}/mails/${mailId}/open`, { reason })
      },
    },
    'POST /api/admin/users/:id/mails/:mailId/resend': {
      actions: ['mail.resend'],
      run: async () => {
        const { id, mailId } = await context.mailUser()
        return context.call(`POST /api/admin/users/${id}/mails/${mailId}/resend`, { reason })
      },
    },
    'POST /api/admin/users/:id/mail-address/clear': {
      actions: ['mail_address.clear'],
      run: async () => {
        const { id, email } = await context.createUser()
        await recordMailEvents(context.world.deps, [
          { id: `bounce of ${email}`, type: 'hard_bounce', address: email, at: NOON },
        ])
        return context.call(`POST /api/admin/users/${id}/mail-address/clear`, { reason })
      },
    },
    'POST /api/admin/users/:id/reset-password': {
      actions: ['password.reset'],
      run: async () =>
        context.call(`POST /api/admin/users/${(await context.createUser()).id}/reset-password`),
    },
  }) satisfies Record<string, Act>

/** Invitations, roles and the removal of administrators. */
export const teamActs = (context: ActContext) =>
  ({
    'POST /api/admin/team/invitations': {
      actions: ['team.invite'],
      run: () =>
        context.call('POST /api/admin/team/invitations', {
          email: 'nao@example.com',
          role: 'money',
        }),
    },
    'DELETE /api/admin/team/invitations/:id': {
      actions: ['team.invite', 'team.withdraw'],
      run: async () => {
        const body = { email: 'kaito@example.com', role: 'support' }
        must(await context.call('POST /api/admin/team/invitations', body))
        const { id } = await context.queryOne<{ id: string }>(
          'SELECT id FROM team_invitations WHERE email = $1',
          [body.email],
        )
        return context.call(`DELETE /api/admin/team/invitations/${id}`)
      },
    },
    'PATCH /api/admin/team/:id': {
      actions: ['team.role'],
      run: async () => {
        const { id } = await newAdministrator(context.world, 'Mio', 'support')
        return context.call(`PATCH /api/admin/team/${id}`, {
          role: 'moderator',
          seen: 'support',
          reason,
        })
      },
    },
    'DELETE /api/admin/team/:id': {
      actions: ['team.remove'],
      run: async () => {
        const { id } = await newAdministrator(context.world, 'Joanna', 'auditor')
        return context.call(`DELETE /api/admin/team/${id}`, { reason })
      },
    },
  }) satisfies Record<string, Act>

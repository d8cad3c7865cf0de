import { describe, expect, test } from 'vitest'
import { DAY, HOUR, hours, japanText } from '@tomogolf/domain/time'
import { listMailTemplates } from '../../../../test/support/create-users.ts'
import { DANIEL, RUTH } from '../../../../test/support/party/seats.ts'
import { usePartyScene } from '../../../../test/support/party/scene.ts'
import { declineSeat } from '../../../../test/support/party/decline-holds.ts'
import { hostGame, must } from '../../../../test/support/people.ts'

const { get, scene, post, leave, openQr, checkIn, paid, seats, bring, states } = usePartyScene()

describe('the host', () => {
  test('sees the companions in the list of names, once the guest has shared them', async () => {
    type Names = {
      players: {
        displayName: string
        companionOf: string | null
        latin: string | null
        katakana: string | null
      }[]
    }
    const names = async () =>
      must(await get<Names>(`/api/games/${scene.gameId}/names`, scene.host)).body.players
    must(await bring())
    expect((await names())[2]).toMatchObject({ displayName: 'Daniel R.', latin: null })
    must(
      await scene.world.call(`PUT /api/games/${scene.gameId}/name`, {
        cookie: scene.guest.cookie,
        body: { agreed: true, latin: 'Emily Carter', katakana: 'エミリー カーター' },
      }),
    )
    const [, own, companion] = await names()
    expect(own!.companionOf).toBeNull()
    expect(companion).toMatchObject({ displayName: 'Daniel R.', latin: 'Daniel Reyes' })
    expect(companion!.katakana).toMatch(/^\p{Script=Katakana}/u)
  })
  test('cancels: every seat ends and every hold is released', async () => {
    must(await bring())
    must(
      await scene.world.call(`POST /api/games/${scene.gameId}/cancel`, {
        cookie: scene.host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    await scene.world.runJobs()
    expect(await states()).toEqual(['game_cancelled', 'game_cancelled'])
    expect(paid().held).toBe(0)
    const mails = await listMailTemplates(scene.world, scene.guest)
    expect(mails.filter((template) => template === 'game_cancelled_guest')).toHaveLength(1)
  })
})

describe('a party', () => {
  test('counts for go or no-go with every seat', async () => {
    const decideAt = scene.tee - hours(24)
    scene.gameId = await hostGame(scene.world, scene.other, scene.tee + hours(6), {
      minPlayers: 4,
      decideAt: japanText(decideAt),
    })
    must(await bring())
    scene.world.at(decideAt)
    await scene.world.runJobs()
    expect(await states()).toEqual(['game_cancelled', 'game_cancelled'])
    expect(paid().held).toBe(0)
    scene.gameId = await hostGame(scene.world, scene.other, scene.tee + hours(30), {
      minPlayers: 3,
      decideAt: japanText(scene.tee),
    })
    must(await bring())
    scene.world.at(scene.tee)
    await scene.world.runJobs()
    expect(await states()).toEqual(['confirmed', 'confirmed'])
    const mails = await listMailTemplates(scene.world, scene.guest)
    expect(mails.filter((template) => template === 'game_on')).toHaveLength(1)
  })
  test('is not possible where the host approves each guest', async () => {
    scene.gameId = await hostGame(scene.world, scene.other, scene.tee + hours(6), {
      joining: 'approve',
    })
    expect((await bring()).body.code).toBe('APPROVAL_REQUIRED')
    expect((await post('requests', scene.guest, { companions: [DANIEL] })).body.code).toBe(
      'COMPANIONS_NOT_POSSIBLE',
    )
    expect((await post('requests', scene.guest, { invited: 1 })).body.code).toBe(
      'COMPANIONS_NOT_POSSIBLE',
    )
    const page = must(
      await get<{ joinPreview: object }>(`/api/games/${scene.gameId}`, scene.guest),
    ).body
    expect(page.joinPreview).toMatchObject({ mostSeats: 1 })
  })
  test('joins an invite-only game with the key of its link', async () => {
    scene.gameId = await hostGame(scene.world, scene.other, scene.tee + hours(6), {
      inviteOnly: true,
    })
    const { invite } = must(
      await get<{ invite: string }>(`/api/games/${scene.gameId}`, scene.other),
    ).body
    expect((await bring()).body.code).toBe('GAME_NOT_FOUND')
    must(await bring([DANIEL], { invite }))
  })
  test('undoes one late join seat by seat, and the next join not', async () => {
    scene.gameId = await hostGame(scene.world, scene.other, scene.start + DAY)
    must(await bring())
    must(await leave({ companion: (await seats())[0]!.id }))
    must(await leave())
    expect(paid()).toMatchObject({ captured: 0, held: 0 })
    must(await bring())
    expect((await leave({ companion: (await seats())[0]!.id })).body.code).toBe(
      'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
    )
    expect((await leave()).body.params).toMatchObject({ amount: 260 })
  })
  test('does not pass its seat on before the companions have left', async () => {
    must(await bring())
    expect((await post('substitute', scene.guest)).body.code).toBe('SUBSTITUTE_PARTY')
    must(await leave({ companion: (await seats())[0]!.id }))
    must(await post('substitute', scene.guest))
  })
  test('hears once of a moved game, and may leave free with all seats', async () => {
    must(await bring())
    const { version } = must(
      await get<{ version: number }>(`/api/games/${scene.gameId}`, scene.host),
    ).body
    must(
      await scene.world.call(`PUT /api/games/${scene.gameId}`, {
        cookie: scene.host.cookie,
        body: { date: japanText(scene.tee + DAY), version },
      }),
    )
    const mails = await listMailTemplates(scene.world, scene.guest)
    expect(mails.filter((template) => template === 'game_changed_guest')).toHaveLength(1)
    scene.world.at(scene.start + hours(20))
    expect(must(await leave()).body.penalty).toBeNull()
  })
  test('loses a companion whose hold cannot be placed in time, and keeps the others', async () => {
    const far = scene.start + 20 * DAY
    scene.gameId = await hostGame(scene.world, scene.other, far)
    must(await bring())
    const [companion] = await seats()
    const restore = await declineSeat(scene.world, companion!.id)
    scene.world.at(far - hours(96))
    await scene.world.runJobs()
    scene.world.at(far - hours(24))
    await scene.world.runJobs()
    restore()
    expect(await states()).toEqual(['confirmed', 'seat_released'])
  })
  test('attack: rounds and ratings count people, not seats', async () => {
    must(await bring([DANIEL, RUTH]))
    scene.world.at(scene.tee - HOUR)
    const { code } = await openQr()
    must(
      await checkIn(
        code,
        (await seats()).map((seat) => seat.id),
      ),
    )
    scene.world.at(scene.tee + hours(7))
    await scene.world.runJobs()
    const mates = must(
      await get<{ mates: object[] }>(`/api/games/${scene.gameId}/ratings`, scene.host),
    ).body.mates
    expect(mates).toHaveLength(1)
    expect(
      (await get<{ reliability: object[] }>(`/api/games/${scene.gameId}`, scene.guest)).body
        .reliability,
    ).toEqual([])
  })
  test('has a transaction and a receipt for each seat', async () => {
    must(await bring())
    scene.world.at(scene.tee - HOUR)
    const { code } = await openQr()
    must(
      await checkIn(
        code,
        (await seats()).map((seat) => seat.id),
      ),
    )
    await scene.world.runJobs()
    type List = {
      transactions: { id: string; type: string; companion: string | null; receipt: boolean }[]
    }
    const { transactions } = must(await get<List>('/api/transactions', scene.guest)).body
    const fees = transactions.filter(({ receipt }) => receipt)
    expect(fees.map(({ companion }) => companion).toSorted()).toEqual(['Daniel R.', null])
    const receipts = await Promise.all(
      fees.map((fee) =>
        get<{ companion: string | null; number: string }>(
          `/api/transactions/${fee.id}/receipt`,
          scene.guest,
        ),
      ),
    )
    expect(new Set(receipts.map(({ body }) => body.number)).size).toBe(2)
    expect(receipts.map(({ body }) => body.companion).toSorted()).toEqual(['Daniel R.', null])
  })
  test('is in the export, and its names go with the account', async () => {
    must(await bring())
    const { records } = must(
      await get<{ records: Record<string, object[]> }>('/api/account/export', scene.guest),
    ).body
    expect(records['companions']).toMatchObject([{ firstName: 'Daniel', lastName: 'Reyes' }])
    must(await leave())
    await scene.world.runJobs()
    must(await scene.world.call('DELETE /api/account', { cookie: scene.guest.cookie }))
    const { rows } = await scene.world.deps.db.executeSql<{ seats: string; companions: number }>(
      `SELECT (SELECT json_agg(p)::text FROM participations p WHERE game_id = $1) AS seats,
              (SELECT count(*)::int FROM companions c JOIN participations p
                  ON p.id = c.participation_id WHERE p.game_id = $1) AS companions`,
      [scene.gameId],
    )
    expect(rows[0]!.companions).toBe(0)
    expect(rows[0]!.seats).toContain(scene.gameId)
    expect(rows[0]!.seats).not.toMatch(/Daniel|Reyes/)
  })
})

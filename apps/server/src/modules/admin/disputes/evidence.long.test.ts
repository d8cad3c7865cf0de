import { afterEach, expect, test } from 'vitest'
import { POLICY_VERSION } from '@tomogolf/domain/pricing'
import { hours } from '@tomogolf/domain/time'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import { readDisputes } from '../../../../test/support/disputes.ts'
import { hostGame, must } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { onDisputeEvent } from '../../participations/disputes/on-dispute-event.ts'

let world: World
afterEach(() => world.close())

type Evidence = {
  fields: Record<string, string>
  sections: { title: string; lines: { label: string | null; text: string }[] }[]
}
const TEE = NOON + hours(60)

/** A guest joined on a Japanese page, did not come, and disputes the charge. */
async function openDispute() {
  const {
    host,
    guests: [guest, other],
  } = await createHostAndGuests(world, 2)
  await world.deps.db.executeSql(
    `UPDATE profiles SET first_name = 'Someone else' WHERE user_id = $1`,
    [other!.id],
  )
  const gameId = await hostGame(world, host, TEE)
  for (const person of [guest!, other!])
    must(
      await world.call(`POST /api/games/${gameId}/join`, {
        cookie: `${person.cookie}; lang=ja`,
        headers: { 'accept-language': 'ja' },
      }),
    )
  world.at(TEE)
  must(await world.call(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }))
  world.at(TEE + hours(6))
  await world.runJobs()
  must(
    await world.call(`POST /api/games/${gameId}/attendance-statement`, {
      cookie: other!.cookie,
      body: { text: 'A statement of another guest.' },
    }),
  )
  world.at(TEE + hours(13))
  await world.runJobs()
  const intent = [...world.emulator.state.paymentIntents.values()].find(
    ({ status }) => status === 'succeeded',
  )!
  await onDisputeEvent(world.deps, world.emulator.openDispute(intent.id))
  const admin = await newAdministrator(world)
  const path = `/api/admin/disputes/${(await readDisputes(world))[0]!.id}`
  return { admin, guest: guest!, gameId, path }
}

test('the evidence has what the guest agreed to, in the language and with the address', async () => {
  world = await createWorld()
  const { admin, path } = await openDispute()
  const { evidence } = must(
    await world.call<{ evidence: Evidence }>(`GET ${path}`, { cookie: admin.cookie }),
  ).body
  const linesOf = (title: string) =>
    evidence.sections.find((section) => section.title === title)!.lines
  // the ledger keeps the basis in minor units
  expect(linesOf('Summary')).toEqual(
    expect.arrayContaining([
      { label: 'Charged', text: '$130' },
      {
        label: 'Basis',
        text: 'green fee 100.00 USD + platform fee 30.00 USD, departure window 48 h',
      },
    ]),
  )
  const agreed = linesOf('What the guest agreed to')
  expect(agreed).toEqual(
    expect.arrayContaining([
      { label: 'From IP address', text: '••••' },
      { label: 'Language', text: 'Japanese' },
      { label: 'Terms version', text: POLICY_VERSION },
      { label: 'Hold', text: '$130' },
    ]),
  )
  // the sentences as the page showed them
  const text = agreed.at(-1)!.text
  expect(text).toContain('130ドル')
  expect(text.split('\n')).toHaveLength(2)
  // the whole policy, in the language of the page and with that day's amounts
  const [policy] = linesOf('The whole policy as the guest could read it')
  expect(policy!.label).toBe(`Version ${POLICY_VERSION}, in Japanese, with the amounts of that day`)
  for (const part of ['キャンセル規定', '130ドル', '48時間', '消費者契約法'])
    expect(policy!.text).toContain(part)
  expect(policy!.text).not.toMatch(/\{\{|\*\*|\]\(/)
  expect(evidence.fields.refund_policy_disclosure).toContain(policy!.text)
  expect(linesOf('Attendance').map((line) => line.text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('The host opened the check-in code'),
      'No check-in of this guest was recorded.',
    ]),
  )
  expect(linesOf('Card hold and charge').map((line) => line.text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Charged/)]),
  )
  expect(linesOf('Messages to the guest').length).toBeGreaterThan(0)
  expect(evidence.fields).toMatchObject({
    customer_purchase_ip: '••••',
    service_date: new Date(TEE).toISOString().slice(0, 10),
  })
})

test('the policy in the evidence is the agreed one, not one with later settings', async () => {
  world = await createWorld()
  const { admin, path } = await openDispute()
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('departure_restriction_hours', '72', now())`,
  )
  const { evidence } = must(
    await world.call<{ evidence: Evidence }>(`GET ${path}`, { cookie: admin.cookie }),
  ).body
  const text = JSON.stringify(evidence)
  expect(text).toContain('48時間')
  expect(text).not.toContain('72時間')
})

test('the same policy is kept once for all guests who agree to it', async () => {
  world = await createWorld()
  await openDispute()
  const { rows } = await world.deps.db.executeSql<{ language: string; guests: number }>(
    `SELECT p.language, count(*)::int AS guests FROM policy_texts p
      JOIN participations s ON s.agreed_policy = p.id GROUP BY p.id`,
  )
  expect(rows).toEqual([{ language: 'ja', guests: 2 }])
})

test('a seat taken before the policy was kept has evidence without it', async () => {
  world = await createWorld()
  const { admin, path } = await openDispute()
  await world.deps.db.executeSql('UPDATE participations SET agreed_policy = NULL')
  const { evidence } = must(
    await world.call<{ evidence: Evidence }>(`GET ${path}`, { cookie: admin.cookie }),
  ).body
  expect(evidence.sections.map(({ title }) => title)).not.toContain(
    'The whole policy as the guest could read it',
  )
  expect(evidence.fields.refund_policy_disclosure).toContain('Cancellation policy, version')
})

test('attack: the evidence about one guest shows nothing of another', async () => {
  world = await createWorld()
  const { admin, path } = await openDispute()
  const { evidence } = must(
    await world.call<{ evidence: Evidence }>(`GET ${path}`, { cookie: admin.cookie }),
  ).body
  expect(JSON.stringify(evidence)).not.toContain('Someone else')
  expect(JSON.stringify(evidence)).not.toContain('A statement of another guest.')
})

test('the PDF is what the bank receives, on few pages', async () => {
  world = await createWorld()
  const { admin, path } = await openDispute()
  const pdf = must(await world.call<string>(`GET ${path}/evidence.pdf`, { cookie: admin.cookie }))
  expect(pdf.headers['content-type']).toBe('application/pdf')
  must(
    await world.call(`POST ${path}/submit`, {
      cookie: admin.cookie,
      body: { reason: 'A test.', statement: '' },
    }),
  )
  const [file] = [...world.emulator.state.files.values()]
  expect(file).toMatchObject({ purpose: 'dispute_evidence', type: 'pdf' })
  expect(file!.pages).toBeLessThanOrEqual(9)
})

test('the PDF is masked until Show, and again once the permission is lost', async () => {
  world = await createWorld()
  const { path, guest } = await openDispute()
  const { id, cookie } = await newAdministrator(world, 'Lou')
  // two files of the same content differ in their date and id, not in their length
  const pdf = async () =>
    JSON.stringify(must(await world.call<string>(`GET ${path}/evidence.pdf`, { cookie })).body)
      .length
  const masked = await pdf()
  must(
    await world.call('POST /api/admin/contacts', {
      cookie,
      body: { kind: 'person', id: guest.id, reason: 'the bank asks' },
    }),
  )
  expect(await pdf()).not.toBe(masked)
  await world.deps.db.executeSql(`UPDATE users SET admin_role = 'auditor' WHERE id = $1`, [id])
  expect(await pdf()).toBe(masked)
})

test('the file of hosts who are owed money has their addresses for a reason only', async () => {
  world = await createWorld()
  const admin = await newAdministrator(world)
  const { host } = await createHostAndGuests(world, 1)
  await world.deps.db.executeSql(
    `INSERT INTO ledger_entries (id, booking, account, party_id, amount_minor, currency, reason, at)
     VALUES ('entry', 'booking', 'owed_to_host', $1, -5000, 'JPY', 'no_show', $2)`,
    [host.id, new Date(NOON)],
  )
  const file = async (cookie: string, contactReason?: string) => {
    const { body } = await world.call<string>('GET /api/admin/revenue', {
      cookie,
      headers: { accept: 'text/csv' },
      query: { part: 'hosts', ...(contactReason && { contactReason }) },
    })
    return JSON.stringify(body)
  }
  const masked = await file(admin.cookie)
  expect(masked).toContain('••••@')
  expect(masked).not.toContain(host.email)
  expect(await file(admin.cookie, 'bank details')).toContain(host.email)
  const logged = (await auditOf(world, 'revenue-hosts')).map(({ action, reason }) => [
    action,
    reason,
  ])
  expect(logged).toContainEqual(['contact.export', 'bank details'])
  const { cookie } = await newAdministrator(world, 'Audrey', 'auditor')
  expect(await file(cookie, 'curious')).toContain('PERMISSION_REQUIRED')
})

test('a guest sees no dispute, and no evidence', async () => {
  world = await createWorld()
  const { guest, path } = await openDispute()
  for (const key of [`GET ${path}`, `GET ${path}/evidence.pdf`, 'GET /api/admin/disputes'])
    expect((await world.call(key, { cookie: guest.cookie })).status).toBe(403)
})

test('a disputed charge is not offered for a refund, as the provider would refuse it', async () => {
  world = await createWorld()
  const { admin, gameId } = await openDispute()
  const { rows } = must(
    await world.call<{ rows: { id: string; can: { refund: boolean } }[] }>(
      `GET /api/admin/transactions?game=${gameId}&type=no_show_penalty`,
      { cookie: admin.cookie },
    ),
  ).body
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, can } of rows) {
    const { left } = must(
      await world.call<{ left: object | null }>(`GET /api/admin/transactions/${id}`, {
        cookie: admin.cookie,
      }),
    ).body
    expect([can.refund, left]).toEqual([false, null])
  }
})

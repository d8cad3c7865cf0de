import { expect, test } from 'vitest'
import { LANGUAGES } from '@tomogolf/phrases'
import { fromMajor, toMajor } from '@tomogolf/domain/money'
import { taxWithin } from '@tomogolf/domain/pricing'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { missingCharacters } from '../../../platform/documents/pdf.ts'
import { hostGame, join, must } from '../../../../test/support/people.ts'
import { NOON, createWorld } from '../../../../test/support/world.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'

type Amount = { amount: number; currency: string }
type Line = {
  id: string
  type: string
  amount: Amount | null
  receipt: boolean
  reason: string | null
}
const COMPANY = {
  OPERATOR_NAME: '株式会社ともゴルフ',
  OPERATOR_ADDRESS: '東京都千代田区1-1',
  OPERATOR_PHONE: '+81312345678',
  OPERATOR_REPRESENTATIVE: '髙橋 友',
  OPERATOR_INVOICE_NUMBER: 'T1234567890123',
}

// major units and minor units, as stored and sent to the provider; for yen they are equal
test.each([
  {
    currency: 'USD',
    price: 150,
    fee: 45,
    hold: 195,
    tax: 4.09,
    minor: { fee: 4500, hold: 19_500, price: 15_000 },
    texts: ['$195', '$45'],
  },
  {
    currency: 'JPY',
    price: 15_000,
    fee: 4500,
    hold: 19_500,
    tax: 409,
    minor: { fee: 4500, hold: 19_500, price: 15_000 },
    texts: ['¥19,500', '¥4,500'],
  },
] as const)(
  'a game for $price $currency costs $fee and holds $hold everywhere',
  async ({ currency, price, fee, hold, tax, minor, texts }) => {
    const world = await createWorld({ env: COMPANY })
    try {
      const {
          host,
          guests: [guest, late],
        } = await createHostAndGuests(world, 2),
        teeTime = NOON + hours(40),
        admin = await newAdministrator(world)
      const gameId = await hostGame(world, host, teeTime, { price, currency })
      const of = (amount: number): Amount => ({ amount, currency })
      expect(
        must(await world.call(`GET /api/games/${gameId}`, { cookie: guest!.cookie })).body,
      ).toMatchObject({
        price,
        currency,
        joinPreview: { price: of(price), fee: of(fee), hold: of(hold) },
      })
      must(
        await world.call(`POST /api/games/${gameId}/join`, {
          cookie: guest!.cookie,
          body: { holdAmount: hold },
        }),
      )
      must(await join(world, late!, gameId))
      // joining can no longer be undone
      world.at(world.clock.now() + hours(2))
      expect(
        must(
          await world.call(`POST /api/games/${gameId}/leave`, {
            cookie: late!.cookie,
            body: { confirmPenalty: true },
          }),
        ).body,
      ).toEqual({ penalty: of(hold) })
      world.at(teeTime)
      const { code } = must(
        await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
      ).body
      expect(
        must(
          await world.call(`POST /api/games/${gameId}/check-in`, {
            cookie: guest!.cookie,
            body: { code },
          }),
        ).body,
      ).toMatchObject({ charged: of(fee), released: of(price) })

      // the provider's records
      expect(
        [...world.emulator.state.paymentIntents.values()]
          .map((i) => [i.currency, i.amount, i.amount_received])
          .toSorted(),
      ).toEqual(
        [
          [currency.toLowerCase(), minor.hold, minor.hold],
          [currency.toLowerCase(), minor.hold, minor.fee],
        ].toSorted(),
      )
      // the ledger
      const { rows } = await world.deps.db.executeSql<{
        account: string
        sum: number
        currency: string
      }>(
        `SELECT account, sum(amount_minor)::int AS sum, currency FROM ledger_entries
          GROUP BY account, currency ORDER BY account`,
      )
      expect(rows).toEqual([
        { account: 'owed_to_host', sum: -minor.price, currency },
        { account: 'platform_revenue', sum: -2 * minor.fee, currency },
        { account: 'provider', sum: minor.hold + minor.fee, currency },
      ])
      // transactions as users see them
      const linesOf = async (cookie: string) =>
        must(await world.call<{ transactions: Line[] }>('GET /api/transactions', { cookie })).body
          .transactions
      const mine = await linesOf(guest!.cookie),
        paid = mine.find((t) => t.receipt)!,
        penalty = (await linesOf(late!.cookie)).find((t) => t.receipt)!,
        share = (await linesOf(host.cookie)).find((t) => t.reason === 'owed_to_host')!
      expect(mine.filter((t) => t.receipt)).toHaveLength(1)
      expect([paid.amount, penalty.amount, share.amount]).toEqual([of(fee), of(hold), of(price)])
      expect(share.receipt).toBe(false)
      // receipts
      const receipt = async (id: string, cookie: string) =>
        await world.call(`GET /api/transactions/${id}/receipt`, { cookie })
      expect(must(await receipt(paid.id, guest!.cookie)).body).toMatchObject({
        total: of(fee),
        paid: of(fee),
        card: expect.stringMatching(/^visa \d{4}$/) as string,
        tax: { percent: 10, amount: of(tax) },
        lines: [{ kind: 'platform_fee', amount: of(fee) }],
        issuer: { name: COMPANY.OPERATOR_NAME },
        registrationNumber: 'T1234567890123',
      })
      expect(
        await refundTransaction(world.deps, {
          operatorId: admin.id,
          ip: null,
          reason: 'an apology',
          transactionId: penalty.id,
          amount: { minor: 500, currency },
          bearer: 'platform',
        }),
      ).toMatchObject({ status: 'refunded' })
      const apology = toMajor({ minor: 500, currency })
      expect(must(await receipt(penalty.id, late!.cookie)).body).toMatchObject({
        total: of(hold),
        // the platform's part of the refund reduces its fee
        tax: { amount: of(toMajor(taxWithin(fromMajor(fee - apology, currency)))) },
        lines: [
          { kind: 'platform_fee', amount: of(fee) },
          { kind: 'green_fee', amount: of(price) },
        ],
        refunds: [{ amount: of(apology) }],
        paid: of(hold - apology),
      })
      expect((await receipt(paid.id, late!.cookie)).body.code).toBe('NOT_FOUND')
      expect((await receipt(share.id, host.cookie)).body.code).toBe('RECEIPT_NOT_AVAILABLE')
      for (const lang of LANGUAGES) {
        const pdf = await world.app.inject({
          method: 'GET',
          url: `/api/transactions/${penalty.id}/receipt.pdf?lang=${lang}`,
          headers: { cookie: late!.cookie },
        })
        expect([
          pdf.statusCode,
          pdf.headers['content-type'],
          pdf.rawPayload.subarray(0, 5).toString(),
          /\/Count 1\b/.test(pdf.rawPayload.toString('latin1')),
        ]).toEqual([200, 'application/pdf', '%PDF-', true])
      }
      expect(
        (
          await world.app.inject({
            method: 'GET',
            url: `/api/transactions/${paid.id}/receipt.pdf`,
            headers: { cookie: late!.cookie },
          })
        ).statusCode,
      ).toBe(404)
      // mails
      await world.runJobs()
      const mails = must(
        await world.call<{ text: string }[]>('GET /api/dev/outbox', {
          query: { to: guest!.email },
        }),
      )
        .body.map((mail) => mail.text)
        .join('\n')
      for (const text of texts) expect(mails).toContain(text)
      expect(mails).not.toMatch(/1,950,000|450,000|195\.00 ?JPY/)
      // exports
      const csv = (
        await world.app.inject({
          method: 'GET',
          url: '/api/admin/transactions',
          headers: { cookie: admin.cookie, accept: 'text/csv' },
        })
      ).body
      const amounts = new Set(
        csv
          .split('\n')
          .flatMap((row) => (row.includes(currency) ? row.split(',') : []))
          .filter((cell) => /^"?-?\d+(\.\d+)?"?$/.test(cell))
          .map((cell) => Number(cell.replaceAll('"', ''))),
      )
      expect([fee, hold, price].map((amount) => amounts.has(amount))).toEqual([true, true, true])
      expect([...amounts].filter((amount) => amount > hold)).toEqual([])
      const own = JSON.stringify(
        must(await world.call('GET /api/account/export', { cookie: guest!.cookie })).body,
      )
      expect(own).not.toMatch(/1950000|450000/)
      expect((await auditLedger(world.deps)).discrepancies).toEqual([])
    } finally {
      await world.close()
    }
  },
)

test('the bundled fonts have a glyph for every character of a receipt and of user names', () => {
  const names =
    '髙橋 﨑山 渡邉 渡邊 濵田 栁澤 吉田 德川 瀨戸 슈퍼 김서연 李明 王小红 François Müller Søren Łukasz Zoë Ñ Ç Ş Nguyễn Иван'
  for (const language of LANGUAGES)
    expect([language, missingCharacters(names, language)]).toEqual([language, ''])
  expect(missingCharacters('a \u{1F3CC}', 'en')).toBe('\u{1F3CC}')
})
test.each(LANGUAGES)(
  'the bundled fonts have a glyph for every receipt phrase in %s',
  async (language) => {
    const { loadArea } = await import('@tomogolf/phrases')
    const phrases = Object.entries(await loadArea('payment', language))
      .filter(
        ([key]) =>
          key.startsWith('payment.receipt.') ||
          key.startsWith('payment.type.') ||
          key === 'payment.card.ending',
      )
      .map(([, text]) => text)
    expect(phrases.length).toBeGreaterThan(30)
    expect(
      missingCharacters(
        `${phrases.join('')}0123456789¥$円엔日元（月火水木金土日）월화수목금토일년월일周一二三四五六年`,
        language,
      ),
    ).toBe('')
  },
)

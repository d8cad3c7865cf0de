import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmulator } from './index.ts'
import { closeEarly, emulated, holdParams, refusal, saveCard, sdkFor } from '../test/emulated.ts'
import { webhookReceiver, WEBHOOK_SECRET } from '../test/webhook-receiver.ts'

let folder = ''
let file = ''
const children = new Set<ChildProcess>()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-emulator-'))
  file = join(folder, 'card-provider.jsonl')
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the emulator as a separate process; resolves when it listens. */
async function startProcess(
  ...args: string[]
): Promise<{ child: ChildProcess; url: string; port: number }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--port', '0', '--file', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => resolve(/http:\S+/.exec(text.toString())?.[0] ?? ''))
    child.once('exit', (code) => reject(new Error(`the emulator ended with ${code}`)))
  })
  return { child, url, port: Number(new URL(url).port) }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

describe('with a journal file', () => {
  it('the state survives a kill', async () => {
    const first = await startProcess()
    const stripe = sdkFor(first)
    const saved = await saveCard({ emulator: first as never, stripe, pass: () => {} })
    const hold = await stripe.paymentIntents.create(holdParams(saved), { idempotencyKey: 'hold_1' })
    await stripe.paymentIntents.capture(hold.id, { amount_to_capture: 3_000 })
    await stripe.refunds.create({ payment_intent: hold.id, amount: 1_000 })
    await kill(first.child)

    const second = sdkFor(await startProcess())
    expect(await second.paymentIntents.retrieve(hold.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 3_000,
    })
    expect(
      (await second.refunds.list({ payment_intent: hold.id })).data.map((refund) => refund.amount),
    ).toEqual([1_000])
    const latest = (await second.events.list({ limit: 3 })).data.map((event) => event.type)
    expect(latest).toEqual(['charge.refunded', 'refund.created', 'payment_intent.succeeded'])
    const replayed = await second.paymentIntents.create(holdParams(saved), {
      idempotencyKey: 'hold_1',
    })
    expect(replayed).toMatchObject({ id: hold.id, status: 'requires_capture' })
    const other = await refusal(
      second.paymentIntents.create(holdParams(saved, 99_900), { idempotencyKey: 'hold_1' }),
    )
    expect(other.rawType).toBe('idempotency_error')
    // The setup with authentication is persisted too.
    expect((await second.paymentIntents.create(holdParams(saved))).status).toBe('requires_capture')
  })

  it('undelivered webhooks are delivered after a kill, in order', async () => {
    const receiver = await webhookReceiver()
    receiver.answerWith(500)
    const webhook = ['--webhook-url', receiver.url, '--webhook-secret', WEBHOOK_SECRET]
    const first = await startProcess(...webhook)
    await sdkFor(first).customers.create()
    await sdkFor(first).setupIntents.create()
    await kill(first.child)
    expect(receiver.events).toEqual([])

    receiver.answerWith(200, 0)
    await startProcess(...webhook)
    await expect
      .poll(() => receiver.types(), { timeout: 5_000 })
      .toEqual(['customer.created', 'setup_intent.created'])
  })

  it('lists keep their order after a restart', async () => {
    const world = await emulated({ file })
    for (const name of ['one', 'two', 'three']) await world.stripe.customers.create({ name })
    const [oldest] = world.emulator.state.customers.keys()
    await world.stripe.customers.update(oldest ?? '', { phone: '0312345678' })
    await closeEarly(world.emulator)
    const again = await emulated({ file })
    expect((await again.stripe.customers.list()).data.map((customer) => customer.name)).toEqual([
      'three',
      'two',
      'one',
    ])
  })

  it('a line truncated by a crash is dropped', async () => {
    const world = await emulated({ file })
    await world.stripe.customers.create({ name: 'whole' })
    await closeEarly(world.emulator)
    appendFileSync(file, '[["customers","cus_half",{"id":"cus_')
    const second = await emulated({ file })
    expect(second.emulator.state.customers.size).toBe(1)
    await second.stripe.customers.create({ name: 'after' })
    await closeEarly(second.emulator)
    const third = await emulated({ file })
    expect((await third.stripe.customers.list()).data.map((customer) => customer.name)).toEqual([
      'after',
      'whole',
    ])
  })

  it('a damaged or foreign file is refused, not overwritten', async () => {
    writeFileSync(file, 'something else\n')
    await expect(startEmulator({ port: 0, now: () => 0, file })).rejects.toThrow('not a journal')
    expect(readFileSync(file, 'utf8')).toBe('something else\n')
    rmSync(file)
    const world = await emulated({ file })
    await world.stripe.customers.create()
    await closeEarly(world.emulator)
    appendFileSync(file, 'garbage\n')
    await expect(startEmulator({ port: 0, now: () => 0, file })).rejects.toThrow(
      'damaged at line 3',
    )
  })

  it('a large journal is compacted at the start without loss', async () => {
    const world = await emulated({ file })
    const customer = await world.stripe.customers.create({ name: 'kept' })
    const line = `${JSON.stringify([['customers', customer.id, { ...customer, description: 'x'.repeat(2_000) }]])}\n`
    await closeEarly(world.emulator)
    appendFileSync(file, line.repeat(2_100))
    expect(statSync(file).size).toBeGreaterThan(4_000_000)
    const again = await emulated({ file })
    expect(statSync(file).size).toBeLessThan(20_000)
    await again.stripe.customers.create({ name: 'new' })
    await closeEarly(again.emulator)
    const third = await emulated({ file })
    expect((await third.stripe.customers.list()).data.map((one) => one.name)).toEqual([
      'new',
      'kept',
    ])
  })

  it('a reset is persisted', async () => {
    const world = await emulated({ file })
    await world.stripe.customers.create()
    world.emulator.reset()
    await world.stripe.customers.create({ name: 'after the reset' })
    await closeEarly(world.emulator)
    expect((await emulated({ file })).emulator.state.customers.size).toBe(1)
  })
})

it('a separate process ends on SIGTERM', async () => {
  const { child } = await startProcess()
  const code = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await code).toBe(0)
})

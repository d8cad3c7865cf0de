import { expect, test } from 'vitest'
import type { GameDetail } from '../../../queries/games.ts'
import { openConsent } from './open-consent.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const game = (viewer: object) =>
  ({
    viewer,
    joinPreview: { price: usd(100), fee: usd(30), hold: usd(130) },
  }) as unknown as GameDetail

test.each<[string, object, [number, number, number] | undefined]>([
  ['waits', { waiting: { seats: 1, hold: usd(110) } }, [100, 10, 110]],
  ['waits with a companion', { waiting: { seats: 2, hold: usd(220.5) } }, [200, 20.5, 220.5]],
  ['has asked', { request: { status: 'pending', hold: usd(110) } }, [100, 10, 110]],
  ['was declined', { request: { status: 'declined', hold: usd(110) } }, undefined],
  ['has done nothing', { waiting: null, request: null }, undefined],
])('a guest who %s keeps the agreed amounts', (_name, viewer, expected) => {
  const amounts = openConsent(game(viewer))
  expect(amounts && [amounts.price, amounts.fee, amounts.hold].map(({ amount }) => amount)).toEqual(
    expected,
  )
})

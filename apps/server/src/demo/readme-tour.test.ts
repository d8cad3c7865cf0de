import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromMajor } from '@tomogolf/domain/money'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/settings'
import { formatMoney } from '@tomogolf/format/money'
import { GAMES } from './games.data.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')
const termsAt = (course: string) => {
  const game = GAMES.find((one) => one.course === course)!
  return priceParticipation(fromMajor(game.price, 'USD'), DEFAULT_SETTINGS)
}

test("the README's tour has the amounts that its reader sees", () => {
  const { hold } = termsAt('setouchi-golf-resort')
  const { fee, price } = termsAt('wakasu-golf-links')
  expect(readme).toContain(`**Hold ${formatMoney(hold, 'en')}**`)
  expect(readme).toContain(
    `The platform fee of ${formatMoney(fee, 'en')} is charged, and ${formatMoney(price, 'en')} of the hold is released`,
  )
})

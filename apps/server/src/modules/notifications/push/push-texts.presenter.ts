import { ACCOUNT_PUSHES } from './account-pushes.presenter.ts'
import { COURSE_PUSHES } from './course-pushes.presenter.ts'
import { GAME_PUSHES } from './game-pushes.presenter.ts'
import { MONEY_PUSHES } from './money-pushes.presenter.ts'
import { ASKING_PUSHES } from './request-pushes.presenter.ts'
import type { Pushes } from './push-parts.presenter.ts'

/** The text of every push. Others may see the screen, so amounts are only in the email. */
export const PUSHES: Pushes = {
  ...GAME_PUSHES,
  ...ASKING_PUSHES,
  ...COURSE_PUSHES,
  ...MONEY_PUSHES,
  ...ACCOUNT_PUSHES,
}

import { fitsWomenOnly } from '@tomogolf/domain/limits/audience'
import { koreanCourseName } from '@tomogolf/domain/hangul/korean-names'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { lockUserWeakly } from '../accounts.repository.ts'

/**
 * The other players of a women-only game count on the gender that everybody has declared: it stays
 * until the game is over or the seat is left. The lock lets no seat be taken meanwhile.
 */
export async function keepGender(
  tx: Tx,
  ports: Pick<AccountPorts, 'readWomenOnlyGame'>,
  userId: string,
  { gender }: { readonly gender?: string | null | undefined },
): Promise<Refused<'WOMEN_ONLY_SEAT'> | null> {
  if (gender === undefined || fitsWomenOnly({ womenOnly: true }, gender)) return null
  await lockUserWeakly(tx, userId)
  const game = await ports.readWomenOnlyGame(tx, userId)
  return game
    ? refuse('WOMEN_ONLY_SEAT', {
        course: game.courseName,
        ...(game.courseNameJa !== null && { courseJa: game.courseNameJa }),
        courseKo: koreanCourseName(game.courseName),
      })
    : null
}
